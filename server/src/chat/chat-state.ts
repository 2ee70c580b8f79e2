import { CHAT_SESSION_MINUTES, type ChatState } from '@nmw/contract/chat'

type Conversation = {
  withDoctor: boolean
  /** The end of the last session that an answer of the doctor opened; null before the first answer after a visit. */
  sessionEndsAt: Date | null
  /** Whether the patient has already asked. Matters only before the first answer. */
  asked: boolean
}

/**
 * When the patient may write: to a branch always; to a doctor one question to begin with, and then only while a
 * session is open. The second at which a session ends is no longer part of it.
 */
export function chatState({ withDoctor, sessionEndsAt, asked }: Conversation, at: Date): ChatState {
  if (!withDoctor) return 'free'
  if (!sessionEndsAt) return asked ? 'waiting' : 'opening'
  return at < sessionEndsAt ? 'session' : 'ended'
}

export function maySend(state: ChatState) {
  return state === 'free' || state === 'opening' || state === 'session'
}

/** An answer during a session does not make it longer: it lasts ten minutes at most. */
export function sessionAfterAnswer(sessionEndsAt: Date | null, at: Date) {
  if (sessionEndsAt && at < sessionEndsAt) return sessionEndsAt
  return new Date(at.getTime() + CHAT_SESSION_MINUTES * 60_000)
}
