/*
 * Draws the clips that stand for the videos of the simulated company, as `npx tsx mocks/media/clips/make-clips.ts`,
 * with the names of those to draw, or all; needs ffmpeg (its path in FFMPEG, if it is not on the PATH).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { clipFiles } from '../clip-files.ts'
import { clips, type Clip } from '../clips.ts'
import { drawFrame } from '../draw-picture.ts'

const FRAMES_PER_SECOND = 8
/** Pixels of the longer side: what moves is flat, and each clip has to stay below 12 kB. */
const LONG_SIDE = 384

const ENCODER =
  '-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 42 -pix_fmt yuv420p -g 200 -movflags +faststart -map_metadata -1 -fflags +bitexact -flags:v +bitexact'

const wanted = process.argv.slice(2)
const browser = await chromium.launch(
  process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'], args: ['--no-sandbox'] },
)
for (const clip of clips) if (wanted.length === 0 || wanted.includes(clip.name)) await film(clip)
await browser.close()

async function film({ name, duration, width, height }: Clip) {
  const scale = LONG_SIDE / Math.max(width, height)
  const size = { width: width * scale, height: height * scale }
  const page = await browser.newPage({ viewport: size })
  const arguments_ = `-v error -y -f image2pipe -r ${FRAMES_PER_SECOND} -i - -an ${ENCODER}`.split(' ')
  const encoder = spawn(process.env['FFMPEG'] ?? 'ffmpeg', [...arguments_, fileURLToPath(clipFiles[name] as URL)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const count = duration * FRAMES_PER_SECOND
  for (let at = 0; at < count; at += 1) {
    const svg = drawFrame(name, width, height, at / count)
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
    encoder.stdin.write(await page.screenshot())
  }
  encoder.stdin.end()
  await once(encoder, 'close')
  await page.close()
}
