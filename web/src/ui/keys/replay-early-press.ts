import { submitEarlyForm } from './replay-early-input.ts'

type Button = HTMLButtonElement & { early?: object | undefined }

/** As a button's `ref`: replays a click from before hydration. */
export function replayEarlyPress(button: Button | null) {
  if (!button?.early) return
  button.early = undefined
  if (button.type === 'submit') submitEarlyForm(button.form)
  else setTimeout(() => button.click())
}
