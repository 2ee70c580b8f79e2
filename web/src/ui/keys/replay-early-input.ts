/** Recorded by the inline script of the page: `load-after-paint.ts` on the server. */
type Early<State> = { early?: State | undefined }
type Control = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & Early<{ value: string }>

/** As a control's `ref`: replays what the user did to the control before hydration, so that React sees it. */
export function replayEarlyInput(control: Control | null) {
  if (control?.early) {
    replay(control as HTMLInputElement, control.early.value)
    control.early = undefined
  }
  submitEarlyForm(control?.form)
}

/** Submits a form that the user submitted before hydration. */
export function submitEarlyForm(form: (HTMLFormElement & Early<object>) | null | undefined) {
  if (!form?.early) return
  form.early = undefined
  // After the form's other controls have replayed their input.
  setTimeout(() => form.requestSubmit())
}

/** Text areas and selects have no `checked`: both sides are undefined. */
function replay(control: HTMLInputElement, value: string) {
  let event = 'change'
  if (control.checked !== control.defaultChecked) {
    // Of two radio buttons that changed, the checked one was clicked last.
    if (control.type === 'radio' && !control.checked) return
    // Not `control.click()`: during a click that hydrates this part of the page, a nested click is ignored.
    event = 'click'
    change(control, 'checked', control.defaultChecked, control.checked)
  } else if (!/^(file|select)/.test(control.type)) {
    if (value === control.defaultValue) return
    event = 'input'
    change(control, 'value', control.defaultValue, value)
  }
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** React tracks values set on the control itself; the prototype setter bypasses that, so that React sees a change. */
function change(control: HTMLInputElement, key: 'checked' | 'value', known: unknown, done: unknown) {
  Reflect.set(control, key, known)
  Reflect.set(Object.getPrototypeOf(control) as object, key, done, control)
}
