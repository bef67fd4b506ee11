import type { Cause } from './causes.ts'
import { effectTitles, type Outcome } from './report.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The report as one file, which needs nothing beside it. */
export function htmlReport({ server, account, requests, called, causes }: Outcome): string {
  const parts = (Object.keys(effectTitles) as Cause['effect'][]).map((effect) => {
    const of = causes.filter((cause) => cause.effect === effect)
    return `<h2>${effectTitles[effect]} (${of.length})</h2>${of.length === 0 ? '<p>Nothing.</p>' : of.map(causeOf).join('')}`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>contract:check ${escaped(server)}</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}section{border:1px solid #8886;border-radius:8px;padding:.5rem 1rem;margin:1rem 0}h3{margin:.25rem 0;font-size:1rem}pre{overflow:auto;background:#8882;padding:.5rem;border-radius:4px;white-space:pre-wrap;overflow-wrap:anywhere}p{margin:.25rem 0}</style>
<h1>${escaped(server)}</h1><p>${account === '' ? '' : `As ${escaped(account)}: `}${requests} requests, ${called.length} different calls.</p>
${parts.join('\n')}
</html>
`
}

function causeOf({ what, console: does, setting, places, curl, answer }: Cause): string {
  return `<section><h3>${escaped(what)}</h3><p>The console ${escaped(does)}.</p>${setting ? `<p>Setting: <code>${escaped(setting)}</code></p>` : ''}${places.length > 0 ? `<p>Seen in: ${escaped(places.join(', '))}</p>` : ''}<pre>${escaped(curl)}</pre><pre>${escaped(answer)}</pre></section>`
}
