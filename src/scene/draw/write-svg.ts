import type { Box, BoxMedia, Style } from './box.ts'
import { withoutVideos } from './without-videos.ts'

/*
 * Boxes as a picture. It is shown as an image, where nothing is loaded: the pictures in it must be `data:` addresses.
 */

export function writeSvg(box: Box, { width, height }: { width: number; height: number }): string {
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><foreignObject ${size}>${writeBox(withoutVideos(box), ' xmlns="http://www.w3.org/1999/xhtml"')}</foreignObject></svg>`
}

function writeBox({ style, text, media, children = [] }: Box, attributes = ''): string {
  const inside = [
    text === undefined ? '' : escapeXml(text),
    media ? writeMedia(media) : '',
    ...children.map((child) => writeBox(child)),
  ]
  return `<div${attributes} style="${writeStyle(style)}">${inside.join('')}</div>`
}

function writeMedia({ src, fit }: BoxMedia): string {
  return `<img alt="" src="${escapeXml(src)}" style="display:block;width:100%;height:100%;object-fit:${fit}"/>`
}

function writeStyle(style: Style): string {
  return escapeXml(
    Object.entries(style)
      .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
      .join(';'),
  )
}

/** Text for XML, without the characters that it cannot hold. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
