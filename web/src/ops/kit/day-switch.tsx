import { addDays } from '@nmw/contract/zone'
import { chevronLeftIcon, chevronRightIcon } from '../../ui/icon/arrow-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { Row } from '../../ui/list/row.tsx'
import { unlessIdle } from './idle-button.ts'

type DaySwitchProps = {
  day: string
  today: string
  /** for history: no days after today */
  past?: boolean
  onShow: (day: string) => void
}

/**
 * Previous day, next day, and back to today. The buttons keep their positions, so that they can be clicked repeatedly.
 */
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
