import type { Proof, SecurityRule } from './rules.ts'

const INTRODUCTION = `# Security

What the console holds itself to, and how that is known. \`npm run security\` makes the builds, runs the checks of every rule and prints a table;
\`npm test\` prints the same table from the tests that it has run. Each check is shown something wrong, and has to find it.
This page is written from [tests/security/rules.ts](../tests/security/rules.ts) by \`npm run security -- --page\`.

What a front end cannot do is in [limits.md](limits.md): whoever calls the server without the console meets
none of this.
`

export function pageOf(rules: readonly SecurityRule[]): string {
  return `${INTRODUCTION}\n${rules.map(sectionOf).join('\n')}`
}

function sectionOf({ number, title, text, checks, seeded }: SecurityRule): string {
  return `## ${number}. ${title}\n\n${text}\n\n- Checked by ${listOf(checks)}\n- Something wrong is found by ${listOf(seeded)}\n`
}

/** The files, each with the tests in it. */
function listOf(proofs: readonly Proof[]): string {
  const files = [...new Set(proofs.map(({ file }) => file))].map((file) => ({
    file,
    all: proofs.filter((proof) => proof.file === file),
  }))
  return files
    .map(
      ({ file, all }) =>
        `[${file}](../${file})${all.some(({ name }) => name !== '') ? ` (${all.map(({ name }) => name.replace(' … ', ': ')).join('; ')})` : ''}`,
    )
    .join(', ')
}
