import type { ContentKind } from '@nmw/contract/content-kind'
import { DRAFT_DAYS } from '@nmw/contract/draft'
import { serverNow } from '../../lib/server-clock.ts'
import { titleIn } from './text-of.ts'

/** A draft as this device keeps it, in case the server cannot be reached or the page dies. */
type LocalDraft = {
  /** who writes it, what, and which */
  place: string
  key: string
  baseVersion: number
  data: Record<string, unknown>
  /** milliseconds, by the server's clock */
  at: number
  /** the server has all of it */
  sent?: boolean
}

export function draftPlace(email: string, kind: ContentKind, which: string) {
  return `${email} ${kind} ${which}`
}

/** What a place was made of; an address holds no space. */
function readPlace({ place, key }: LocalDraft) {
  const [email, kind, ...which] = place.split(' ')
  const id = which.join(' ')
  return { email, kind: kind as ContentKind, targetId: id === key ? null : id }
}

const STORE = 'drafts'

function open() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('nmw-drafts', 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE, { keyPath: 'place' }))
    asked.addEventListener('success', () => {
      forgetOld(asked.result)
      resolve(asked.result)
    })
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no place for drafts')))
  })
}

/** As the server does: what nobody has touched for so long is not taken up again. */
function forgetOld(database: IDBDatabase) {
  const before = serverNow() - DRAFT_DAYS * 24 * 60 * 60 * 1000
  const asked = database.transaction(STORE, 'readwrite').objectStore(STORE).openCursor()
  asked.addEventListener('success', () => {
    const cursor = asked.result
    if (!cursor) return
    if ((cursor.value as LocalDraft).at < before) cursor.delete()
    cursor.continue()
  })
}

let opened: Promise<IDBDatabase> | undefined

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await (opened ??= open())
    return await new Promise<T>((resolve, reject) => {
      const asked = work(database.transaction(STORE, mode).objectStore(STORE))
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('draft not kept')))
    })
  } catch {
    // Private windows may have no store: then the server's draft has to do.
    opened = undefined
    return undefined
  }
}

export const readLocalDraft = (place: string) => run<LocalDraft | undefined>('readonly', (store) => store.get(place))
export const saveLocalDraft = (draft: LocalDraft) => run('readwrite', (store) => store.put(draft))
/** What somebody wrote here that the server never got, as when the page died without a connection. */
export async function listLocalDrafts(email: string) {
  const all = (await run<LocalDraft[]>('readonly', (store) => store.getAll())) ?? []
  return all
    .map((draft) => ({ ...readPlace(draft), draft }))
    .filter((one) => one.email === email && !one.draft.sent)
    .toSorted((one, other) => other.draft.at - one.draft.at)
    .map(({ kind, targetId, draft: { key, at, data } }) => ({
      key,
      kind,
      targetId,
      title: titleIn(data),
      updatedAt: new Date(at).toISOString(),
    }))
}

export const deleteLocalDraft = (place: string) => run('readwrite', (store) => store.delete(place))
