import { INVOICE_FAULT, NO_INVOICE, RELOAD } from '@nmw/contract/invoice-labels'
import type { ReactNode } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { refreshIcon } from '../../ui/icon/state-icons.ts'

type InvoiceMissingProps = {
  /** 404: there is no such invoice. Otherwise it could not be read. */
  status: number
  message?: string | undefined
  reloading: boolean
  onReload: () => void
  level?: 1 | 2
  /** A link to continue, when there is no such invoice. */
  next?: ReactNode
  /** Explains why it may not exist. */
  children: ReactNode
}

export function InvoiceMissing(props: InvoiceMissingProps) {
  const { status, message, reloading, onReload, level = 2, next, children } = props
  const reload = (
    <Button variant="soft" icon={refreshIcon} busy={reloading} onClick={onReload}>
      {RELOAD}
    </Button>
  )
  if (status === 404)
    return (
      <EmptyState
        art={<SearchDrawing />}
        title={NO_INVOICE}
        level={level}
        action={
          <>
            {next}
            {reload}
          </>
        }
      >
        {children}
      </EmptyState>
    )
  return (
    <ErrorState title={INVOICE_FAULT} level={level} action={reload}>
      {status === 429 ? message : 'Invoice Anda tidak berubah. Periksa sambungan, lalu muat ulang.'}
    </ErrorState>
  )
}
