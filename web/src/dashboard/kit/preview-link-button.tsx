import type { ContentKind } from '@nmw/contract/content-kind'
import { linkPreview, PREVIEW_DAYS } from '@nmw/contract/draft'
import { useState } from 'react'
import { errorTextOf } from '../../lib/call/call.ts'
import { copyText } from '../../shared/text/copy-text.ts'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { linkIcon } from '../../ui/icon/editor-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

/** A promo is in the member area, which needs a patient's session. */
const forPatients = '. Dibuka setelah masuk sebagai pasien'

/** Copies a link that shows the content for a week, published or not. */
export function PreviewLinkButton({ kind, id }: { kind: ContentKind; id: string }) {
  const call = useCall()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const entry = kind === 'banner' ? forPatients : ''

  async function copy() {
    setBusy(true)
    try {
      const { path } = await call(linkPreview, { params: { kind, id } })
      const address = new URL(path, location.origin).href
      if (await copyText(address)) toast.success(`Tautan pratinjau disalin, berlaku ${PREVIEW_DAYS} hari${entry}`)
      else toast.alert({ status: 'info', title: 'Tautan pratinjau', message: address })
    } catch (error) {
      if (!sessionEnd.handle(error)) toast.error(errorTextOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="line" icon={linkIcon} busy={busy} onClick={() => void copy()}>
      Salin tautan pratinjau
    </Button>
  )
}
