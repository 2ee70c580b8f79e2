import { isShownInChat } from './chat/is-shown-in-chat.ts'
import type { Database } from './database/connection.ts'
import { isShownInVisit } from './prescription/is-shown-in-visit.ts'

/** Whether one of these patients may see a picture of somebody else's: it is in her chat, or was taken at her visit. */
export async function isSentTo(db: Database, image: string, patientIds: number[]) {
  const ways = await Promise.all([isShownInChat, isShownInVisit].map((isShown) => isShown(db, image, patientIds)))
  return ways.includes(true)
}
