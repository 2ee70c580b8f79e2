import type { ReactNode } from 'react'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { tabKeys } from '../keys/tab-keys.ts'

type TabChoice = { value: string; label: ReactNode; disabled?: boolean | undefined }

export type TabListProps = {
  label: string
  choices: readonly TabChoice[]
  value: string
  onChange: (value: string) => void
  /** shared by the list and its `TabPanel`s; from `useId()` */
  idBase: string
  className?: string | undefined
  tabClassName?: string | undefined
}

/** Use it through `Tabs` or `Segments`, which style it. */
export function TabList({ label, choices, value, onChange, idBase, className, tabClassName }: TabListProps) {
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={tabKeys} tabIndex={-1}>
      {choices.map((choice) => (
        <button
          ref={replayEarlyPress}
          key={choice.value}
          type="button"
          role="tab"
          id={`${idBase}-tab-${choice.value}`}
          className={tabClassName}
          aria-selected={choice.value === value}
          aria-controls={choice.value === value ? `${idBase}-panel-${choice.value}` : undefined}
          tabIndex={choice.value === value ? 0 : -1}
          disabled={choice.disabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
