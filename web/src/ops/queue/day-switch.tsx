import { addDays } from '@nmw/contract/zone'
import { useRouter } from '@tanstack/react-router'
import { addressWith } from '../../lib/address-with.ts'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/arrow-icons.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Row } from '../../ui/row.tsx'

type DaySwitchProps = { path: string; day: string; today: string }

/** The day before, the day after, and back to today. */
export function DaySwitch({ path, day, today }: DaySwitchProps) {
  const router = useRouter()
  const show = (wanted: string) =>
    void router.navigate({
      href: addressWith(path, { day: wanted === today ? undefined : wanted }),
      replace: true,
    })
  return (
    <Row gap={1} role="group" aria-label="Pilih hari">
      <IconButton
        line
        label="Hari sebelumnya"
        icon={chevronLeftIcon}
        iconSize={20}
        onClick={() => show(addDays(day, -1))}
      />
      {day === today ? null : (
        <Button variant="line" onClick={() => show(today)}>
          Hari ini
        </Button>
      )}
      <IconButton
        line
        label="Hari berikutnya"
        icon={chevronRightIcon}
        iconSize={20}
        onClick={() => show(addDays(day, 1))}
      />
    </Row>
  )
}
