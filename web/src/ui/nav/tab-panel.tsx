import type { ReactNode } from 'react'

export type TabPanelProps = {
  idBase: string
  value: string
  className?: string | undefined
  children: ReactNode
}

/** The content of the selected tab; `idBase` and `value` are those of its `Tabs` or `Segments`. */
export function TabPanel({ idBase, value, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${value}`}
      aria-labelledby={`${idBase}-tab-${value}`}
      // a panel without focusable content must itself be focusable
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}
