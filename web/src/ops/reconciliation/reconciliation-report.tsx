import { readReconciliation } from '@nmw/contract/ops-reconciliation'
import { formatRupiah } from '@nmw/contract/rupiah'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { refreshIcon } from '../../ui/icon/state-icons.ts'
import { LiveList } from '../kit/live-list.tsx'
import { ShownPart } from '../kit/shown-part.tsx'
import { ReconciliationNotices } from './reconciliation-notices.tsx'
import styles from './reconciliation-report.module.css'

/** Every rupiah received either pays an order or is owed back. */
export function ReconciliationReport() {
  const report = useRead(readReconciliation, {}, { quiet: true, staleTime: 0 })
  return (
    <LiveList read={report} failed="Laporan gagal dimuat">
      {(found) => {
        const { at, even, byGateway, atDesk, paidOrders, owed, difference } = found
        const { uneven, allUneven, loosePayments, unmatched, notices } = found
        const onlyUnmatched = difference === 0 && allUneven + loosePayments === 0
        return (
          <div className={styles.report}>
            <Stack>
              <Note tone={even ? 'success' : 'danger'}>
                <p>
                  {even
                    ? 'Buku cocok sampai rupiah terakhir.'
                    : onlyUnmatched
                      ? 'Ada kabar pembayaran yang tidak cocok dan belum diperiksa.'
                      : 'Ada selisih. Periksa faktur di bawah sebelum menutup hari.'}
                </p>
              </Note>
              <Card padded>
                <KeyValueList
                  items={[
                    { key: 'Diterima lewat gerbang pembayaran', value: formatRupiah(byGateway) },
                    { key: 'Diterima di meja klinik', value: formatRupiah(atDesk) },
                    { key: 'Harga pesanan lunas', value: formatRupiah(paidOrders) },
                    { key: 'Kelebihan yang wajib dikembalikan', value: formatRupiah(owed) },
                    { key: 'Selisih', value: formatRupiah(difference), total: true },
                  ]}
                />
              </Card>
              <Card padded>
                <KeyValueList
                  items={[
                    { key: 'Pembayaran tanpa catatan buku', value: String(loosePayments) },
                    { key: 'Kabar pembayaran yang belum diperiksa', value: String(unmatched) },
                    {
                      key: 'Faktur yang tidak cocok',
                      value: uneven.length ? <Invoices numbers={uneven} all={allUneven} /> : 'Tidak ada',
                    },
                  ]}
                />
              </Card>
              {notices.length ? <ReconciliationNotices notices={notices} all={unmatched} /> : null}
              <p className="dim small">Dihitung {formatMoment(at)}.</p>
              <Button variant="soft" icon={refreshIcon} busy={report.isFetching} onClick={() => void report.refetch()}>
                Hitung ulang
              </Button>
            </Stack>
          </div>
        )
      }}
    </LiveList>
  )
}

export function Invoices({ numbers, all }: { numbers: readonly string[]; all: number }) {
  return (
    <>
      <ul>
        {numbers.map((invoice) => (
          <li key={invoice}>{invoice}</li>
        ))}
      </ul>
      <ShownPart shown={numbers.length} all={all} what="faktur, yang terlama lebih dulu" />
    </>
  )
}
