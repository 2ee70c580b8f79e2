import type { ReactNode } from 'react'
import { Delayed } from './delayed.tsx'

export type SkeletonGroupProps = { label?: string | undefined; className?: string | undefined; children: ReactNode }

export function SkeletonGroup({ label = 'Memuat Data...', className, children }: SkeletonGroupProps) {
  return (
    <Delayed>
      <output className="sr-only">{label}</output>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </Delayed>
  )
}
