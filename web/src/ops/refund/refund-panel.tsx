import { decideRefund, noteRefundTransfer, readRefund } from '@nmw/contract/ops-refund'
import { formatRupiah } from '@nmw/contract/rupiah'
import { CopyButton } from '../../shared/text/copy-button.tsx'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useAct } from '../kit/use-act.ts'
import { useBranch } from '../shell/work-branch.ts'
import styles from './refund-panel.module.css'
import { approvalMeans, refundBadges } from './refund-labels.ts'

type RefundPanelProps = { id: number; onClose: () => void }

export function RefundPanel({ id, onClose }: RefundPanelProps) {
  const { timezone } = useBranch()
  // Every view of a bank account is audited, so the cache is not used.
  const refund = useRead(readRefund, { params: { id } }, { quiet: true, staleTime: 0 })
  const decide = useAct(decideRefund)
  const transfer = useAct(noteRefundTransfer)
  const data = refund.data
  const sum = formatRupiah(data?.amount ?? 0)
  const rule = (approve: boolean) => async (note: string) =>
    (await decide.act({ params: { id }, body: { approve, note } })) !== undefined

  return (
    <SidePanel
      takesFocus
      title={data ? `${data.invoice}, ${refundBadges[data.state].word.toLowerCase()}` : 'Kasus'}
      onClose={onClose}
      foot={
        data?.state === 'DIAJUKAN' ? (
          <>
            {data.owed ? null : (
              <ActButton
                variant="danger"
                act={rule(false)}
                question={{
                  title: 'Tolak pengembalian dana?',
                  description: 'Pasien melihat catatan Anda dan dapat mengajukan lagi.',
                  confirm: 'Tolak',
                  danger: true,
                  note: { label: 'Catatan untuk pasien', required: true },
                }}
              >
                Tolak
              </ActButton>
            )}
            <ActButton
              act={rule(true)}
              question={{
                title: `Setujui ${sum}?`,
                description: approvalMeans(data),
                confirm: 'Setujui',
                note: { label: 'Catatan', required: true, initial: 'Sesuai ketentuan' },
              }}
            >
              Setujui
            </ActButton>
          </>
        ) : data?.state === 'DISETUJUI' ? (
          <ActButton
            disabled={!data.bank}
            act={async (note) => (await transfer.act({ params: { id }, body: { note } })) !== undefined}
            question={{
              title: `${sum} sudah ditransfer?`,
              description: 'Tidak dapat diurungkan. Pasien diberi tahu.',
              confirm: 'Ya, sudah',
              note: { label: 'Nomor referensi transfer', required: true },
            }}
          >
            Catat transfer
          </ActButton>
        ) : null
      }
    >
      <LiveList read={refund} failed="Kasus gagal dimuat">
        {(row) => (
          <Stack>
            <p className={styles.amount}>{formatRupiah(row.amount)}</p>
            {row.owed ? (
              <Note>
                <p>Dana ini wajib dikembalikan: tidak dapat ditolak.</p>
              </Note>
            ) : null}
            <KeyValueList
              look="facts"
              items={[
                { key: 'Pasien', value: row.patientName },
                { key: 'Jenis', value: row.type === 'CONSULTATION' ? 'Konsultasi' : 'Pesanan produk' },
                // Money received for something already ended has no such moment; the reason explains it.
                ...(row.paidAt ? [{ key: 'Dibayar', value: formatMoment(row.paidAt, timezone) }] : []),
                { key: 'Dibuka', value: formatMoment(row.createdAt, timezone) },
                ...(row.decidedAt ? [{ key: 'Diputuskan', value: formatMoment(row.decidedAt, timezone) }] : []),
                ...(row.transferredAt ? [{ key: 'Ditransfer', value: formatMoment(row.transferredAt, timezone) }] : []),
              ]}
            />
            <div>
              <h3 className="h3">Alasan</h3>
              <p className="dim">{row.reason}</p>
            </div>
            {row.staffNote ? (
              <div>
                <h3 className="h3">Catatan klinik</h3>
                <p className="dim">{row.staffNote}</p>
              </div>
            ) : null}
            {row.bank ? (
              <div className={styles.bank}>
                <h3 className="h3">Rekening tujuan</h3>
                <p>
                  {row.bank.bank}, {row.bank.accountName}
                </p>
                <p className={styles.number}>
                  {row.bank.accountNumber} <CopyButton text={row.bank.accountNumber} what="nomor rekening" />
                </p>
              </div>
            ) : (
              <Note tone="warning">
                <p>Pasien belum mengisi rekening tujuan. Ia dapat mengisinya pada halaman pesanan.</p>
              </Note>
            )}
          </Stack>
        )}
      </LiveList>
    </SidePanel>
  )
}
