import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ScreenshotResult } from './take-screenshots.ts'

const SCALE = 0.5
/** Of a long page the sheet shows the upper part; the takeScreenshots beside it is whole. */
const TALLEST = 1_500
const GAP = 16

/** One picture of a screen in all widths: light above, dark below. */
export async function drawContactSheet(folder: string, { name, photographs }: ScreenshotResult) {
  if (!photographs.length) return
  const rows = await Promise.all(
    (['light', 'dark'] as const).map((theme) =>
      Promise.all(
        photographs
          .filter((takeScreenshots) => takeScreenshots.theme === theme)
          .map(({ file }) => shrink(join(folder, file))),
      ),
    ),
  )
  const heights = rows.map((row) => Math.max(...row.map(({ info }) => info.height)))
  const width = Math.max(...rows.map((row) => row.reduce((sum, { info }) => sum + info.width + GAP, GAP)))
  const layers = rows.flatMap((row, place) => {
    const top = GAP + heights.slice(0, place).reduce((sum, height) => sum + height + GAP, 0)
    let left = GAP
    return row.map(({ data, info }) => {
      const layer = { input: data, top, left }
      left += info.width + GAP
      return layer
    })
  })
  const height = heights.reduce((sum, each) => sum + each + GAP, GAP)
  await sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite(layers)
    .png()
    .toFile(join(folder, name, 'contact.png'))
}

async function shrink(file: string) {
  const { width, height } = await sharp(file).metadata()
  return sharp(file)
    .extract({ left: 0, top: 0, width, height: Math.min(height, TALLEST) })
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** A page with every sheet, what was wrong with each screen beside it. */
export function writeContactPage(folder: string, all: ScreenshotResult[]) {
  const screens = all.map(({ name, photographs, complaints }) => {
    const links = photographs.map(({ file, width, theme }) => `<a href="${file}">${width} ${theme}</a>`)
    const notes = complaints.map((complaint) => `<li>${escapeHtml(complaint)}</li>`)
    return `<section id="${name}"><h2>${name}</h2><p>${links.join(' ')}</p><ul>${notes.join('')}</ul>
<a href="${name}/contact.png"><img src="${name}/contact.png" alt="${name}" loading="lazy"></a></section>`
  })
  const style = 'body{font:16px system-ui;margin:24px}img{max-width:100%}li{color:#b00020}'
  const head = `<meta charset="utf-8"><title>Screens</title><style>${style}</style>`
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${head}<h1>Screens</h1>\n${screens.join('\n')}\n`)
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
