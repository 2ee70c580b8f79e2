import { submitEarlyForm } from './replay-early-input.ts'

type Button = HTMLButtonElement & { early?: object | undefined }

/** As a button's `ref`: a press from before its script was there counts once it is. */
export function replayEarlyPress(button: Button | null) {
  if (!button?.early) return
  button.early = undefined
  if (button.type === 'submit') submitEarlyForm(button.form)
  else setTimeout(() => button.click())
}
