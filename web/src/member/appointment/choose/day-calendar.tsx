import { weekdayOf } from '@nmw/contract/zone'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icon/arrow-icons.ts'
import { classNames } from '../../../ui/frame/class-names.ts'
import { IconButton } from '../../../ui/frame/icon-button.tsx'
import { formatWeekdayDate, formatMonth } from '../format-appointment.ts'
import { addMonths, dayAfterKey, firstDayIn, monthOf, weeksOf } from './calendar-days.ts'
import styles from './day-calendar.module.css'

const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']

type DayCalendarProps = {
  id: string
  label: string
  value: string | undefined
  today: string
  /** days outside of this range cannot be chosen */
  first: string
  last: string
  onChange: (day: string) => void
}

/** Arrow keys move by day and week, Home and End within the week, Page Up and Page Down by month. */
export function DayCalendar({ id, label, value, today, first, last, onChange }: DayCalendarProps) {
  const range = { first, last }
  const [moved, setMoved] = useState<string>()
  const active = moved ?? value ?? first
  const month = monthOf(active)
  const grid = useRef<HTMLTableElement>(null)
  const follows = useRef(false)

  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    follows.current = false
  }, [active])

  function press(event: KeyboardEvent<HTMLTableElement>) {
    const day = dayAfterKey(event.key, active, range)
    if (!day) return
    event.preventDefault()
    follows.current = true
    setMoved(day)
  }

  // aria-disabled instead of disabled: a button at the last month keeps the focus.
  function step(months: number) {
    const next = addMonths(month, months)
    const off = next < monthOf(first) || next > monthOf(last)
    return {
      'aria-disabled': off || undefined,
      onClick: () => (off ? undefined : setMoved(firstDayIn(next, range))),
    }
  }

  return (
    <div className={styles.calendar}>
      <h2 className="sr-only" id={id}>
        {label}
      </h2>
      <div className={styles.head}>
        <IconButton label="Bulan sebelumnya" icon={chevronLeftIcon} {...step(-1)} />
        <p className={styles.month} aria-live="polite">
          {formatMonth(month)}
        </p>
        <IconButton label="Bulan berikutnya" icon={chevronRightIcon} {...step(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a date grid */}
      <table ref={grid} role="grid" aria-labelledby={id} className={styles.grid} onKeyDown={press}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <span className="sr-only">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, weekday) =>
                day ? (
                  <td key={day} aria-selected={day === value}>
                    <button
                      type="button"
                      data-day={day}
                      className={classNames(
                        styles.day,
                        weekdayOf(day) === 0 && styles.sunday,
                        day === today && styles.today,
                        day === value && styles.chosen,
                      )}
                      aria-label={`${formatWeekdayDate(day)} ${day.slice(0, 4)}${day === today ? ', hari ini' : ''}`}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={day < first || day > last}
                      tabIndex={day === active ? 0 : -1}
                      onClick={() => {
                        setMoved(day)
                        onChange(day)
                      }}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ) : (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month, not shown
                  <td key={weekdays[weekday]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
