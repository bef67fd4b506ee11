/*
 * What differs between two folders of pictures, pixel by pixel, and a page that shows it.
 */
import fs from 'node:fs'
import path from 'node:path'

/** How far a channel of 255 may be off before a pixel counts as different. */
const TOLERANCE = 8

/**
 * Compares `before` and `after` below a folder, and writes what differs into `diff` beside them.
 * Answers a list of `{ file, kind: 'added' | 'removed' | 'changed', pixels }`.
 */
export async function comparePictures(browser, folder, before, after) {
  const page = await browser.newPage()
  const differences = []
  const bytes = (side, file) => fs.readFileSync(path.join(folder, side, file))
  fs.mkdirSync(path.join(folder, 'diff'), { recursive: true })
  for (const file of [...new Set([...before.keys(), ...after.keys()])].toSorted((one, other) =>
    one.localeCompare(other),
  )) {
    if (!before.has(file) || !after.has(file)) {
      differences.push({ file, kind: after.has(file) ? 'added' : 'removed', pixels: 0 })
      continue
    }
    const [was, is] = [bytes('before', file), bytes('after', file)]
    if (was.equals(is)) continue
    const { pixels, picture } = await page.evaluate(compareInPage, {
      was: was.toString('base64'),
      is: is.toString('base64'),
      tolerance: TOLERANCE,
    })
    if (pixels === 0) continue
    fs.writeFileSync(path.join(folder, 'diff', file), Buffer.from(picture, 'base64'))
    differences.push({ file, kind: 'changed', pixels })
  }
  await page.close()
  return differences
}

/** In a page: counts the pixels that differ, and draws them in red over a pale copy of the first picture. */
async function compareInPage({ was, is, tolerance }) {
  const load = async (base64) => createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const [first, second] = [await load(was), await load(is)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const draw = (picture) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    pen.drawImage(picture, 0, 0)
    return { canvas, pen, data: pen.getImageData(0, 0, width, height) }
  }
  const [a, b] = [draw(first), draw(second)]
  let pixels = 0
  for (let at = 0; at < a.data.data.length; at += 4) {
    const far = [0, 1, 2, 3].some(
      (channel) => Math.abs(a.data.data[at + channel] - b.data.data[at + channel]) > tolerance,
    )
    if (far) pixels += 1
    const color = far
      ? [220, 0, 0, 255]
      : [0, 1, 2].map((channel) => 255 - (255 - a.data.data[at + channel]) / 4).concat(255)
    a.data.data.set(color, at)
  }
  a.pen.putImageData(a.data, 0, 0)
  return { pixels, picture: a.canvas.toDataURL('image/png').split(',')[1] }
}

export function writeReport(folder, differences, names, sides) {
  const words = { added: 'new', removed: 'gone', changed: 'changed' }
  const picture = (side, file) =>
    fs.existsSync(path.join(folder, side, file))
      ? `<td><img loading="lazy" src="${side}/${encodeURIComponent(file)}"></td>`
      : '<td>-</td>'
  const rows = differences.map(
    ({ file, kind, pixels }) =>
      `<tbody><tr><th colspan="3">${escapeHtml(names.get(file) ?? file)}: ${words[kind]}${pixels ? `, ${pixels} pixels` : ''}</th></tr><tr>${['before', 'after', 'diff'].map((side) => picture(side, file)).join('')}</tr></tbody>`,
  )
  const file = path.join(folder, 'index.html')
  fs.writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Stories compared</title>
<style>body{font:14px system-ui;margin:24px}table{width:100%;table-layout:fixed}th{text-align:left;padding:24px 0 8px}td{vertical-align:top}img{max-width:100%;border:1px solid #ccc}</style>
<h1>${differences.length} pictures differ</h1><table><thead><tr>${[...sides, 'difference'].map((side) => `<th>${escapeHtml(side)}</th>`).join('')}</tr></thead>${rows.join('\n')}</table>
`,
  )
  return file
}

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`)
}
