import { readMembership } from '@nmw/contract/point'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Card } from '../../ui/frame/card.tsx'
import { LinkRow } from '../../ui/nav/link-row.tsx'
import { coinsIcon } from '../../ui/icon/thing-icons.ts'
import { pointPath } from './voucher-paths.ts'
import { formatPointNumber } from './voucher-texts.ts'

export function ExchangeRow() {
  const { data: membership } = useRead(readMembership, {}, { quiet: true })
  return (
    <Card>
      <LinkRow
        href={pointPath}
        icon={coinsIcon}
        label="Tukar Poin"
        value={membership ? `Poin Kamu: ${formatPointNumber(membership.userPoint)}` : 'Lihat katalog voucher'}
      />
    </Card>
  )
}
