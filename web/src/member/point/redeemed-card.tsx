import { listMemberVouchers } from '@nmw/contract/voucher'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Card } from '../../ui/frame/card.tsx'
import { LinkRow } from '../../ui/nav/link-row.tsx'
import { ticketIcon } from '../../ui/icon/thing-icons.ts'
import { voucherListPath } from '../voucher/voucher-paths.ts'

export function RedeemedCard() {
  const { data } = useRead(listMemberVouchers, {}, { quiet: true })
  const value = data?.unusedVoucher ? `${data.unusedVoucher} voucher dapat dipakai` : 'Lihat Detail'
  return (
    <Card>
      <LinkRow href={voucherListPath} icon={ticketIcon} label="Voucher Saya" value={value} />
    </Card>
  )
}
