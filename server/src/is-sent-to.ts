import { isShownInChat } from './chat/is-shown-in-chat.ts'
import type { Database } from './database/connection.ts'
import { isShownInVisit } from './prescription/is-shown-in-visit.ts'

/**
 * Whether one of these patients may see another person's picture: it is in the patient's chat, or was taken at a visit.
 */
export async function isSentTo(db: Database, image: string, patientIds: number[]) {
  const results = await Promise.all([isShownInChat, isShownInVisit].map((isShown) => isShown(db, image, patientIds)))
  return results.includes(true)
}
