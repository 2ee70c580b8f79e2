import { exportAudit } from '@nmw/contract/audit'
import type { AuditAction } from '@nmw/contract/audit-labels'
import { useState } from 'react'
import { useCall } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'

type AuditExportButtonProps = {
  filter: { search?: string; action?: AuditAction; from?: string; to?: string }
}

/** Downloads the listed entries as a CSV file. */
export function AuditExportButton({ filter }: AuditExportButtonProps) {
  const call = useCall()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function take() {
    setBusy(true)
    try {
      const { filename, csv, lines, cut } = await call(exportAudit, { query: filter })
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
      const link = Object.assign(document.createElement('a'), { href: url, download: filename })
      link.click()
      URL.revokeObjectURL(url)
      const count = lines.toLocaleString('id')
      if (cut) toast.warning(`Hanya ${count} catatan terbaru yang diekspor. Persempit tanggalnya untuk sisanya.`)
      else toast.success(`${count} catatan diekspor`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Ekspor gagal')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="line" busy={busy} onClick={() => void take()}>
      Ekspor CSV
    </Button>
  )
}
