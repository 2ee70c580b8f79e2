/** A button that posts; `about` distinguishes buttons with the same label for screen readers. */
export function button(label: string, path: string, body: object, about?: string) {
  const name = about ? ` aria-label="${escapeHtml(`${label} ${about}`)}"` : ''
  return `<button type="button"${name} data-post="${path}" data-body="${escapeHtml(JSON.stringify(body))}">${label}</button>`
}

export function timeText(moment: Date) {
  const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Jakarta' })
  return `${format.format(moment)} WIB`
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
