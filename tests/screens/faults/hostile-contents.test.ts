import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { hostileTexts } from '#src/scene/tests/hostile-texts.ts'
import { sampleElement, sampleScene, sampleText } from '#src/scene/tests/samples.ts'
import { renderConsole } from '#tests/support/render-console.tsx'

/** Every address that an element of the page loads something from, or would. */
function addresses(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...['src', 'href', 'srcset', 'poster', 'data', 'xlink:href'].flatMap((name) => element.getAttribute(name) ?? []),
    ...Array.from((element.getAttribute('style') ?? '').matchAll(/url\(([^)]*)\)/g), ([, address]) => address ?? ''),
  ])
}

/** Whether an address leads out of the page, or is code. */
function leadsElsewhere(address: string): boolean {
  const { origin, protocol } = new URL(address, location.href)
  return protocol === 'data:' ? !address.startsWith('data:image/') : origin !== location.origin
}

test('hostile texts, addresses, fonts and colours of a content are texts and nothing else (M3, M6 to M10)', async () => {
  const elements = hostileTexts.map((text, index) =>
    sampleElement(
      index % 3 === 2 ? 1400 : 170,
      { left: (index % 4) * 25, top: Math.floor(index / 4) * 18, width: 1e9, height: 16, rotate: 1e9, zIndex: text },
      {
        value: text,
        font: text,
        color: text,
        size: 1e300,
        medias: [{ id: text, type: index % 2, path: text, name: text }],
      },
      { border: { width: text, style: text, color: text }, background: { type: 2, image: { path: text } } },
    ),
  )
  const content = `{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"pages":${JSON.stringify([sampleScene([...elements, sampleText('长'.repeat(100_000))])])}}`
  performance.clearResourceTimings()
  await renderConsole({
    at: '/programManage?preview=3001',
    // the first ad of the list, and every ad that is looked at
    switches: {
      faults: [
        { operationId: 'programList', kind: 'set', values: { 'data.0.content': content } },
        { operationId: 'programGet', kind: 'set', values: { content } },
      ],
    },
  })
  const preview = await screen.findByRole('dialog')
  await waitFor(() => expect(within(preview).getAllByText('<script>window.__xss=1</script>')[0]).toBeVisible())
  expect(within(preview).getByRole('list', { name: '内容提示' })).toHaveTextContent('文本过长')
  expect(['__xss' in window, 'x' in {}]).toEqual([false, false])
  expect(addresses().filter(leadsElsewhere)).toEqual([])
  expect(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(leadsElsewhere),
  ).toEqual([])
})
