type Early = { early?: boolean }
type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & Early

/** A slow phone shows a form long before its script. As a control's `ref`: tells the page what was done to it by then. */
export function hearEarly(control: Control | null) {
  if (control?.early) {
    control.early = false
    repeat(control)
  }
  sendHeld(control?.form)
}

/** Sends a form that was sent before its script was there. */
export function sendHeld(form: (HTMLFormElement & Early) | null | undefined) {
  if (!form?.early) return
  form.early = false
  // Once its other controls have been heard as well.
  setTimeout(() => form.requestSubmit())
}

function repeat(control: Control) {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if ('checked' in control && control.checked !== control.defaultChecked) {
    // Of two radio buttons that changed, the one that is chosen was pressed last.
    if (control.type === 'radio' && !control.checked) return
    control.checked = control.defaultChecked
    control.click()
  } else if (control.value !== control.defaultValue) {
    const { value } = control
    control.value = control.defaultValue
    // React has noted that one; the typed text goes in behind its back, so that it sees a change.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
