import { CHAT_SESSION_MINUTES, type ChatState } from '@nmw/contract/chat'

type Conversation = {
  withDoctor: boolean
  /** The end of the last session a doctor's answer opened; null before the first answer after a visit. */
  sessionEndsAt: Date | null
  /** Whether the patient has asked already. Matters only before the first answer. */
  asked: boolean
}

/**
 * When the patient may write: to a branch always; to a doctor one question first, and then only during a session. The
 * second at which a session ends is not part of it.
 */
export function chatState({ withDoctor, sessionEndsAt, asked }: Conversation, at: Date): ChatState {
  if (!withDoctor) return 'free'
  if (!sessionEndsAt) return asked ? 'waiting' : 'opening'
  return at < sessionEndsAt ? 'session' : 'ended'
}

export function maySend(state: ChatState) {
  return state === 'free' || state === 'opening' || state === 'session'
}

/** An answer during a session does not extend it: it lasts ten minutes at most. */
export function sessionAfterAnswer(sessionEndsAt: Date | null, at: Date) {
  if (sessionEndsAt && at < sessionEndsAt) return sessionEndsAt
  return new Date(at.getTime() + CHAT_SESSION_MINUTES * 60_000)
}
