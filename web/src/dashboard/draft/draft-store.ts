import type { ContentKind } from '@nmw/contract/content-kind'
import { DRAFT_DAYS } from '@nmw/contract/draft'
import { serverNow } from '../../lib/format/server-clock.ts'
import { titleIn } from './text-of.ts'

/** A draft in this browser, in case the server is unreachable or the page crashes. */
type LocalDraft = {
  /** author, kind and content */
  place: string
  key: string
  baseVersion: number
  data: Record<string, unknown>
  /** milliseconds, by the server's clock */
  at: number
  sent?: boolean
}

export function draftPlace(email: string, kind: ContentKind, which: string) {
  return `${email} ${kind} ${which}`
}

/** Splits a `place` into its parts; an e-mail address contains no space. */
function readPlace({ place, key }: LocalDraft) {
  const [email, kind, ...which] = place.split(' ')
  const id = which.join(' ')
  return { email, kind: kind as ContentKind, targetId: id === key ? null : id }
}

const STORE = 'drafts'

function open() {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('nmw-drafts', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'place' }))
    request.addEventListener('success', () => {
      deleteExpired(request.result)
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('cannot open the draft store')))
  })
}

/** Like on the server, drafts expire. */
function deleteExpired(database: IDBDatabase) {
  const expiry = serverNow() - DRAFT_DAYS * 24 * 60 * 60 * 1000
  const request = database.transaction(STORE, 'readwrite').objectStore(STORE).openCursor()
  request.addEventListener('success', () => {
    const cursor = request.result
    if (!cursor) return
    if ((cursor.value as LocalDraft).at < expiry) cursor.delete()
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
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('draft not stored')))
    })
  } catch {
    // Private windows may have no IndexedDB: the server's draft must do.
    opened = undefined
    return undefined
  }
}

export const readLocalDraft = (place: string) => run<LocalDraft | undefined>('readonly', (store) => store.get(place))
export const saveLocalDraft = (draft: LocalDraft) => run('readwrite', (store) => store.put(draft))
/** Drafts of this device that never reached the server, for example after a crash while offline. */
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
