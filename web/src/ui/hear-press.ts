type Button = HTMLButtonElement & { early?: boolean }

/** As a button's `ref`: a press from before its script was there counts once it is. */
export function hearPress(button: Button | null) {
  // A form that was sent is sent again by its fields.
  if (!button?.early || button.type === 'submit') return
  button.early = false
  setTimeout(() => button.click())
}
