export const simulatorStyle = `
:root { color-scheme: light dark; --ground: #fbf7f4; --card: #fff; --line: #ede4de; --ink: #2b1f26; --ink-2: #6e5f66; --brand: #7b2d52; --soft: #f6e9ef; --warn: #fcf0dd; --warn-ink: #8a4e05; }
@media (prefers-color-scheme: dark) { :root { --ground: #1b1418; --card: #251c21; --line: #392d33; --ink: #f4ecef; --ink-2: #bbabb2; --brand: #e39bbc; --soft: #3c2430; --warn: #37291a; --warn-ink: #f1b562; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 500 16px/1.5 "Plus Jakarta Sans Variable", system-ui, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; display: grid; gap: 32px; }
h1 { font-size: 28px; line-height: 36px; margin: 0 0 8px; } h2 { font-size: 20px; margin: 0 0 12px; } h3 { font-size: 16px; margin: 0; }
p { margin: 0 0 8px; } a { color: var(--brand); font-weight: 600; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 16px; overflow-wrap: anywhere; }
.notice { background: var(--warn); color: var(--warn-ink); border-radius: 12px; padding: 12px 14px; }
.meta { color: var(--ink-2); font-size: 14px; } .text { white-space: pre-wrap; font-size: 14px; }
.code { font-size: 28px; line-height: 36px; font-weight: 700; letter-spacing: .12em; font-variant-numeric: tabular-nums; }
.row { display: flex; flex-wrap: wrap; gap: 8px; } .row + ol, .row + p { margin-top: 16px; }
button, .button { display: inline-flex; align-items: center; min-height: 44px; padding: 6px 16px; border: 1px solid transparent; border-radius: 12px; background: var(--soft); color: var(--brand); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`

export const simulatorScript = `
for (const button of document.querySelectorAll('[data-post]')) {
  button.addEventListener('click', async () => {
    button.disabled = true
    await fetch(button.dataset.post, { method: 'POST', headers: { 'content-type': 'application/json' }, body: button.dataset.body })
    location.reload()
  })
}
`
