import { addDays } from '@nmw/contract/zone'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/arrow-icons.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Row } from '../../ui/row.tsx'
import { unlessIdle } from './idle-button.ts'

type DaySwitchProps = {
  day: string
  today: string
  /** of what has happened there is nothing ahead */
  past?: boolean
  onShow: (day: string) => void
}

/** The day before, the day after, and back to today. Each stays where it is, so that one may press again and again. */
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
      <Button variant="line" {...unlessIdle(day === today, () => onShow(today))}>
        Hari ini
      </Button>
      <IconButton
        line
        label="Hari berikutnya"
        icon={chevronRightIcon}
        iconSize={20}
        {...unlessIdle(past && day >= today, () => onShow(addDays(day, 1)))}
      />
    </Row>
  )
}
