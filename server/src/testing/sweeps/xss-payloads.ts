/** Texts that try to run a script in a page. */
export function xssPayloads() {
  return [...new Set([...tags(), ...addresses(), ...breakouts])]
}

/** URLs that must not become a link, or must not lead where they point. */
export function xssUrls() {
  return addresses()
}

const names = `script img svg iframe object embed body input details video audio source style link meta base form
  button marquee math table a div template textarea select isindex xml noscript frameset`
const handlers = [
  'onerror=alert(1)',
  'onload=alert(1)',
  'onclick=alert(1) onmouseover=alert(1) onfocus=alert(1) autofocus tabindex=0',
  'ontoggle=alert(1) open',
  'onpointerenter="alert(1)"',
  'style="background:url(\'javascript:alert(1)\')"',
  'src=javascript:alert(1) href=javascript:alert(1) data=javascript:alert(1) action=javascript:alert(1)',
  'srcdoc="<script>alert(1)</script>"',
]

function tags() {
  return names
    .split(/\s+/)
    .flatMap((name) => [
      ...handlers.map((handler) => `<${name} ${handler}>`),
      `<${name}>alert(1)</${name}>`,
      `<${name.toUpperCase()}/x/${handlers[0]}//`,
      `<${name}\n${handlers[1]}\n>`,
      `&lt;${name} ${handlers[0]}&gt;`,
      `\\<${name} ${handlers[0]}>`,
    ])
}

const schemes = ['javascript', 'vbscript', 'data', 'livescript', 'mocha', 'file', 'blob', 'view-source', 'feed', 'jar']
const disguises: ((scheme: string) => string)[] = [
  (scheme) => `${scheme}:alert(1)`,
  (scheme) => `${scheme.toUpperCase()}:alert(1)`,
  (scheme) => `${scheme}&colon;alert(1)`,
  (scheme) => `${scheme}&#58;alert(1)`,
  (scheme) => `${scheme}&#x3A;alert(1)`,
  (scheme) => `${scheme}%3Aalert(1)`,
  (scheme) => `&#x6a;${scheme.slice(1)}:alert(1)`,
  (scheme) => `&#0000106${scheme.slice(1)}:alert(1)`,
  (scheme) => `${scheme.slice(0, 4)}&Tab;${scheme.slice(4)}:alert(1)`,
  (scheme) => `${scheme.slice(0, 4)}&NewLine;${scheme.slice(4)}:alert(1)`,
  (scheme) => `${scheme.slice(0, 4)}\t${scheme.slice(4)}:alert(1)`,
  (scheme) => `&#1;${scheme}:alert(1)`,
  (scheme) => `\u0001${scheme}:alert(1)`,
  (scheme) => `\u00a0${scheme}:alert(1)`,
  (scheme) => `\ufeff${scheme}:alert(1)`,
  (scheme) => `\u2028${scheme}:alert(1)`,
  (scheme) => `${scheme}\\:alert(1)`,
  (scheme) => `${scheme}://%0aalert(1)`,
  (scheme) => `${scheme}://example.com/%0D%0Aalert(1)`,
  (scheme) => `${scheme.split('').join('\u00ad')}:alert(1)`,
  (scheme) => `${scheme}:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  (scheme) => `${scheme}:image/svg+xml,<svg onload=alert(1)>`,
]
const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/&Tab;/evil.example',
  '/&NewLine;/evil.example',
  '/&#92;evil.example',
  '/%09/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'http://kliniknmw.example@evil.example',
  'https://a:b@evil.example/',
  'https://kliniknmw.example\\@evil.example',
  'ftp://evil.example/x',
  'ws://evil.example',
  'mailto:javascript:alert(1)',
  'tel:javascript:alert(1)',
  '.evil',
  '../evil',
  '?evil',
  'evil',
]

function addresses() {
  return [...schemes.flatMap((scheme) => disguises.map((disguise) => disguise(scheme))), ...elsewhere]
}

const breakouts = [
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</style><img src=x onerror=alert(1)>',
  '--><img src=x onerror=alert(1)>',
  ']]><img src=x onerror=alert(1)>',
  '<!--<img src="--><img src=x onerror=alert(1)>">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php echo 1 ?><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)" x="',
  "' onmouseover='alert(1)' x='",
  '` onmouseover=`alert(1)`',
  '"autofocus onfocus="alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  // oxlint-disable-next-line no-template-curly-in-string -- the payload itself
  '${alert(1)}',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<svg><p><style><img src="</style><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '\0<script>alert(1)</script>',
  '<scr\0ipt>alert(1)</scr\0ipt>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '\u2028alert(1)\u2029',
  '\u202e<script>alert(1)</script>',
  '﹤script﹥alert(1)﹤/script﹥',
  '＜script＞alert(1)＜/script＞',
  '[x]: javascript:alert(1) "t"\n[x]',
  '![x](/img/x.webp" onerror="alert(1))',
  '![x](/img/x.webp?w="onerror="alert(1))',
  '[x](/ok "t\\" onclick=\\"alert(1)")',
  '<javascript:alert(1)>',
  '<a@b.c" onclick="alert(1)>',
  'www.evil.example"onclick="alert(1)',
  'https://evil.example/"onmouseover="alert(1)',
  '```js"onclick="alert(1)\nx\n```',
  '[^"onclick="alert(1)]: x\n\n[^"onclick="alert(1)]',
]
