import domToImage from 'dom-to-image-more'
import { saveFile } from '#src/lib/sheet/save-file.ts'
import { fileName } from '#src/lib/sheet/names.ts'
import { formatMoment } from '#src/domain/dates.ts'
import { serverNow } from '#src/lib/time/server-clock.ts'

/** Pixels of a picture for each of the page, so that it is sharp where it is pasted. */
const SCALE = 2
/** Of the page, around the card. */
const MARGIN = 16
const FOOT = 24

/**
 * Saves a card as a PNG as it stands: with its title, on the console's ground, and the moment below it. What only acts,
 * and is marked `data-acts`, is left out. `name` is the file's, without its ending.
 */
export async function saveCardPicture(card: HTMLElement, name: string): Promise<void> {
  const picture = await domToImage.toCanvas(card, {
    scale: SCALE,
    copyDefaultStyles: false,
    disableEmbedFonts: true,
    filter: (node) => !(node instanceof HTMLElement && 'acts' in node.dataset),
  })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, {
    width: picture.width + 2 * MARGIN * SCALE,
    height: picture.height + (MARGIN + FOOT + MARGIN) * SCALE,
  })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const style = getComputedStyle(card)
  context.fillStyle = style.getPropertyValue('--ui-ground')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, MARGIN * SCALE, MARGIN * SCALE)
  const moment = formatMoment(serverNow())
  context.fillStyle = style.getPropertyValue('--ui-text-dim')
  context.font = `${12 * SCALE}px ${style.fontFamily}`
  context.textAlign = 'right'
  context.fillText(moment, canvas.width - MARGIN * SCALE, canvas.height - MARGIN * SCALE)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('The picture could not be written')
  saveFile(file, fileName(`${name}_${moment.slice(0, 10)}`, 'png'))
}
