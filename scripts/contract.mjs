/**
 * The contract's one command.
 *
 *   npm run contract            bundle, generate types, operations, shapes and the page of open questions
 *   npm run contract -- --check lint, generate elsewhere and compare, validate examples and provenance; changes nothing
 *
 * With --follow it stays, generates for each message of the process that has forked it, and answers with what is wrong,
 * which it has linted for too.
 *
 * Sources are openapi/openapi.yaml and what it refers to. Everything works offline and gives the same bytes every time.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bundle, lint, lintText, root } from './contract/redocly.mjs'
import { generateOperations } from './contract/operations.mjs'
import { placed } from './contract/places.mjs'
import { checkProvenance, provenancePage } from './contract/provenance.mjs'
import { generateShapes } from './contract/shapes.mjs'

/** Where each generated file belongs, relative to the project. */
const outputs = {
  bundled: 'openapi/bundled.json',
  provenance: 'openapi/PROVENANCE.md',
  types: 'src/api/generated/types.gen.ts',
  operations: 'src/api/generated/operations.gen.ts',
  shapes: 'src/api/generated/shapes.gen.ts',
}

/** Texts of all generated files, made in `temp`. */
async function generate(bundling, temp) {
  // large, and loaded beside it
  const [{ generateTypes }, { checkExamples }, document] = await Promise.all([
    import('./contract/types.mjs'),
    import('./contract/examples.mjs'),
    bundling,
  ])
  const types = await generateTypes(document, temp)
  return {
    document,
    problems: [...checkProvenance(document), ...checkExamples(document)].map((problem) => placed(root, problem)),
    texts: {
      bundled: JSON.stringify(document, null, 2) + '\n',
      provenance: provenancePage(document),
      types,
      operations: generateOperations(document, types),
      shapes: generateShapes(document),
    },
  }
}

/** The generated files that are not what the sources give, each with its new text. */
function differences(texts) {
  return Object.entries(outputs).flatMap(([name, file]) => {
    const full = path.join(root, file)
    const same = fs.existsSync(full) && fs.readFileSync(full, 'utf8') === texts[name]
    return same ? [] : [{ file, full, text: texts[name] }]
  })
}

/** Generates, or checks what is there; the document, and what is wrong. */
async function run(check, isFollowing = false) {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'))
  try {
    const bundling = bundle(temp)
    // beside the generators, which it sees more than; beside the bundler too it would take the processor from both
    const linting = isFollowing ? bundling.then(lintText, lintText) : undefined
    const { document, problems, texts } = await generate(bundling, temp).catch(async (error) => {
      // of what is no contract nothing can be made: the linter says where
      throw new Error((await (linting ?? lintText())) ?? error.message, { cause: error })
    })
    if (check) {
      const stale = ({ file }) => `${file} is not what the sources give: run "npm run contract" and commit the result`
      problems.push(...(await lint()), ...differences(texts).map(stale))
      // a contract that is not in order leaves the generated files as they are
    } else if (problems.length === 0) {
      // a file that is written anew reloads the pages that are being worked on
      for (const { full, text } of differences(texts)) {
        fs.mkdirSync(path.dirname(full), { recursive: true })
        fs.writeFileSync(full, text)
      }
    }
    return { document, problems, linted: await linting }
  } finally {
    fs.rmSync(temp, { recursive: true, force: true })
  }
}

const inLines = (problems) => problems.map((problem) => `- ${problem}`).join('\n')

if (process.argv.includes('--follow')) {
  process.on('message', async () => {
    const wrong = await run(false, true).then(
      ({ problems, linted }) => linted ?? inLines(problems),
      (error) => String(error.message),
    )
    process.send(wrong)
  })
} else {
  const check = process.argv.includes('--check')
  const { document, problems } = await run(check).catch((error) => ({ problems: [error.message] }))
  if (problems.length) {
    console.error(inLines(problems))
    console.error(`contract: ${problems.length} problem(s)${check ? '' : '; nothing was generated'}`)
    process.exitCode = 1
  } else {
    const count = Object.values(document.paths).flatMap((item) => Object.values(item)).length
    console.log(`contract: ${count} operations, ${check ? 'everything in order' : 'generated'}`)
  }
}
