import type { GoodsOption, PrescriptionForm } from '@nmw/contract/ops-visit'
import { useEffect, useState } from 'react'

export type DraftLine = Pick<GoodsOption, 'id' | 'name' | 'detail' | 'controlled'> & {
  quantity: number
  usageCode: string
  usageDetail: string
  must: boolean
}
export type DraftTreatment = { id: string; name: string; branch: string; day: string; time: string }
export type VisitDraft = { diagnosis: string; iter: number; lines: DraftLine[]; treatments: DraftTreatment[] }

const empty: VisitDraft = { diagnosis: '', iter: 0, lines: [], treatments: [] }

/**
 * What the doctor has written so far. It outlives a reload in this tab and no more: the tablet of a treatment room has
 * many hands, and signing out clears it.
 */
export function useVisitDraft(visitId: number) {
  const key = `nmw-visit-draft-${visitId}`
  const [draft, setDraft] = useState<VisitDraft>(() => readDraft(key))

  useEffect(() => {
    if (draft === empty) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  }, [key, draft])

  return {
    draft,
    change: (next: Partial<VisitDraft>) => setDraft((before) => ({ ...before, ...next })),
    forget: () => setDraft(empty),
  }
}

function readDraft(key: string): VisitDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<VisitDraft> | null
    return kept ? { ...empty, ...kept } : empty
  } catch {
    return empty
  }
}

/** As the call wants it. A treatment without a branch has no time yet. */
export function formOf({ diagnosis, iter, lines, treatments }: VisitDraft): PrescriptionForm {
  return {
    diagnosis,
    iter,
    medicines: lines.map(({ id, quantity, usageCode, usageDetail, must }) => ({
      item: id,
      quantity,
      usageCode,
      usageDetail,
      must,
    })),
    treatments: treatments.map(({ id, branch, day, time }) => ({
      treatment: id,
      booking: branch ? { branch: Number(branch), day, time } : null,
    })),
  }
}
