import type { VisitDetail, VisitDraft } from '@nmw/contract/ops-visit'
import { readVisit } from '@nmw/contract/ops-visit'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../lib/reads/query-client.ts'
import { readOptions } from '../../lib/reads/use-endpoint.ts'
import { cacheSavedDraft } from './cache-saved-draft.ts'

const written = (diagnosis: string): VisitDraft => ({ diagnosis, iter: 0, lines: [], treatments: [] })
const draft = (version: number, diagnosis: string) => ({ version, data: written(diagnosis) })
const visit = (more: Partial<VisitDetail>) => more as VisitDetail
const options = readOptions(readVisit, { params: { id: 1 } })
const { queryKey } = options

/** An open page whose reads are answered one by one. */
function openPage(known: VisitDetail) {
  const reads: PromiseWithResolvers<VisitDetail>[] = []
  const client = createQueryClient({
    call: () => {
      const read = Promise.withResolvers<VisitDetail>()
      reads.push(read)
      return read.promise as never
    },
  })
  client.setQueryData(queryKey, known)
  const close = new QueryObserver(client, options).subscribe(() => {})
  return { client, reads, close }
}

test('visit draft: a read from before a save does not overwrite it, and its other changes are refetched', async () => {
  const { client, reads, close } = openPage(visit({ state: 'expected', draft: draft(1, 'Akne') }))
  void client.invalidateQueries({ queryKey })
  expect(reads).toHaveLength(1)
  await cacheSavedDraft(client, 1, draft(2, 'Akne berat'))
  expect(client.getQueryData(queryKey)).toEqual({ state: 'expected', draft: draft(2, 'Akne berat') })
  reads[0]!.resolve(visit({ state: 'arrived', draft: draft(1, 'Akne') }))
  await new Promise((landed) => setTimeout(landed))
  expect(client.getQueryData(queryKey)?.draft).toEqual(draft(2, 'Akne berat'))
  expect(reads).toHaveLength(2)
  reads[1]!.resolve(visit({ state: 'arrived', draft: draft(2, 'Akne berat') }))
  await expect.poll(() => client.getQueryData(queryKey)?.state).toBe('arrived')
  close()
})

test('visit draft: a save starts no read by itself, and a closed page refetches when opened again', async () => {
  const { client, reads, close } = openPage(visit({ draft: null }))
  await cacheSavedDraft(client, 1, draft(1, 'Akne'))
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { draft: draft(1, 'Akne') }, isInvalidated: false })
  close()
  void client.invalidateQueries({ queryKey })
  await cacheSavedDraft(client, 1, draft(2, 'Akne berat'))
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { draft: draft(2, 'Akne berat') }, isInvalidated: true })
  expect(reads).toHaveLength(0)
})

test('visit draft: a read in flight on a closed page does not overwrite a save', async () => {
  const { client, reads, close } = openPage(visit({ draft: draft(1, 'Akne') }))
  close()
  const reading = client.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
  await cacheSavedDraft(client, 1, draft(2, 'Akne berat'))
  reads[0]!.resolve(visit({ draft: draft(1, 'Akne') }))
  await reading
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { draft: draft(2, 'Akne berat') }, isInvalidated: true })
})

test('visit draft: a newer draft of another device is not overwritten', async () => {
  const { client, close } = openPage(visit({ draft: draft(3, 'Rosasea') }))
  await cacheSavedDraft(client, 1, draft(2, 'Akne'))
  expect(client.getQueryData(queryKey)?.draft).toEqual(draft(3, 'Rosasea'))
  close()
})
