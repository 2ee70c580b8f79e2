/** Kept by the page's first script: `load-after-paint.ts` on the server. */
type Early<Kept> = { early?: Kept | undefined }
type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & Early<{ value: string }>

/** A slow phone shows a form long before its script. As a control's `ref`: tells the page what was done to it by then. */
export function replayEarlyInput(control: Control | null) {
  if (control?.early) {
    repeat(control as HTMLInputElement, control.early.value)
    control.early = undefined
  }
  submitEarlyForm(control?.form)
}

/** Sends a form that was sent before its script was there. */
export function submitEarlyForm(form: (HTMLFormElement & Early<object>) | null | undefined) {
  if (!form?.early) return
  form.early = undefined
  // Once its other controls have been heard as well.
  setTimeout(() => form.requestSubmit())
}

/** Text areas and lists have no `checked` of either kind. */
function repeat(control: HTMLInputElement, value: string) {
  let event = 'change'
  if (control.checked !== control.defaultChecked) {
    // Of two radio buttons that changed, the one that is chosen was pressed last.
    if (control.type === 'radio' && !control.checked) return
    // No `control.click()`: the press that woke this part of the page may be under way, and a press within it is none.
    event = 'click'
    change(control, 'checked', control.defaultChecked, control.checked)
  } else if (!/^(file|select)/.test(control.type)) {
    if (value === control.defaultValue) return
    event = 'input'
    change(control, 'value', control.defaultValue, value)
  }
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** React notes what is set on the control itself; what follows goes in behind its back, so that it sees a change. */
function change(control: HTMLInputElement, key: 'checked' | 'value', known: unknown, done: unknown) {
  Reflect.set(control, key, known)
  Reflect.set(Object.getPrototypeOf(control) as object, key, done, control)
}
