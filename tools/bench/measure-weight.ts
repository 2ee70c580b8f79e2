import type { Browser } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import type { Cookies } from '../test-clinic/log-in.ts'
import { stubStreams } from '../test-clinic/stub-streams.ts'
import { phone } from './measure-paints.ts'

/** The JS and CSS of the first view in kilobytes of gzip: files fetched until the network is idle, and what is inlined. */
export async function measureWeight(browser: Browser, url: string, cookies: Cookies) {
  const context = await browser.newContext(phone)
  try {
    await context.addCookies(cookies)
    await stubStreams(context)
    const page = await context.newPage()
    const files = { script: new Set<string>(), style: new Set<string>() }
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (type.includes('javascript')) files.script.add(response.url())
      if (type.includes('text/css')) files.style.add(response.url())
    })
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const html = (await response?.text()) ?? ''
    const scripts = (await sizeOf(files.script)) + inlined(html, 'script')
    const styles = (await sizeOf(files.style)) + inlined(html, 'style')
    return { scripts, total: scripts + styles, files: files.script.size + files.style.size }
  } finally {
    await context.close()
  }
}

async function sizeOf(urls: Set<string>) {
  const sizes = await Promise.all([...urls].map(async (url) => kilobytes(await (await fetch(url)).text())))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function inlined(html: string, tag: 'script' | 'style') {
  const content = [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text)
  return kilobytes(content.join(''))
}

function kilobytes(text: string) {
  return text ? gzipSync(text, { level: 9 }).length / 1000 : 0
}
