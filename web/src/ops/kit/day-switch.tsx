import { addDays } from '@nmw/contract/zone'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/arrow-icons.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Row } from '../../ui/row.tsx'

type DaySwitchProps = {
  day: string
  today: string
  /** of what has happened there is nothing ahead */
  past?: boolean
  onShow: (day: string) => void
}

/** The day before, the day after, and back to today. */
export function DaySwitch({ day, today, past = false, onShow }: DaySwitchProps) {
  return (
    <Row gap={1} role="group" aria-label="Pilih hari">
      <IconButton
        line
        label="Hari sebelumnya"
        icon={chevronLeftIcon}
        iconSize={20}
        onClick={() => onShow(addDays(day, -1))}
      />
      {day === today ? null : (
        <Button variant="line" onClick={() => onShow(today)}>
          Hari ini
        </Button>
      )}
      <IconButton
        line
        label="Hari berikutnya"
        icon={chevronRightIcon}
        iconSize={20}
        disabled={past && day >= today}
        onClick={() => onShow(addDays(day, 1))}
      />
    </Row>
  )
}
