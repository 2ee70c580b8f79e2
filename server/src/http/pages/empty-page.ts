/** A page the browser renders alone: the staff areas, and the fallback when server rendering fails. */
export function emptyPage({ head, appKey, publicSite, cookies }: EmptyPage) {
  const theme = /(?:^|;\s*)nmw_theme=(light|dark)(?:;|$)/.exec(cookies)?.[1]
  const attributes = [
    'lang="id"',
    theme && `data-theme="${theme}"`,
    !publicSite && 'data-public-site="off"',
    `data-app-key="${appKey.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  ]
  return `<!DOCTYPE html><html ${attributes.filter(Boolean).join(' ')}><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
<title>Klinik NMW</title><link rel="icon" href="/art/favicon.svg" type="image/svg+xml">${head}</head>\
<body><div id="root"></div><noscript>Halaman ini memerlukan JavaScript.</noscript></body></html>`
}

type EmptyPage = { head: string; appKey: string; publicSite: boolean; cookies: string }
