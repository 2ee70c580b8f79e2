import type { ReactNode } from 'react'

export type TabPanelProps = {
  idBase: string
  value: string
  className?: string | undefined
  children: ReactNode
}

/** Shows what belongs to the chosen tab; `idBase` and `value` are those of its `Tabs` or `Segments`. */
export function TabPanel({ idBase, value, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${value}`}
      aria-labelledby={`${idBase}-tab-${value}`}
      // a panel without anything to focus must itself be reachable
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}
