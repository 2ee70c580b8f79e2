type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null
type Form = HTMLFormElement & { early?: boolean }

/** A slow phone shows a form long before its script. As a control's `ref`: tells the page what was done to it by then. */
export function hearEarly(control: Control) {
  if (!control) return
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected)
    if (control.selectedIndex !== Math.max(first, 0)) control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if ('checked' in control && control.checked !== control.defaultChecked) {
    // Of two radio buttons that changed, the one that is chosen was pressed.
    if (control.type === 'radio' && control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
  } else if (control.value !== control.defaultValue.replaceAll('\r\n', '\n')) {
    const { value } = control
    control.value = control.defaultValue
    // React has noted that one; the typed text goes in behind its back, so that it sees a change.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const form: Form | null = control.form
  if (form?.early) {
    form.early = false
    // Once its other controls have been heard as well.
    setTimeout(() => form.requestSubmit())
  }
}
