import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { ContentProps } from '../../lib/reads/content.ts'
import { InvoiceMissing } from '../../shared/invoice/invoice-missing.tsx'
import { InvoiceSkeleton } from '../../shared/invoice/invoice-skeleton.tsx'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import type { InvoiceContent } from './invoice-content.ts'
import styles from './invoice-screen.module.css'
import { ReceiptView } from './receipt-view.tsx'

/** For anyone with the link; without menu, because the reader may have no account. */
export function InvoiceScreen({ content, waiting }: ContentProps<InvoiceContent>) {
  const { params: param = '' } = useParams({ strict: false })
  const { print } = useSearch({ strict: false })
  const { reloading, onReload } = useReload()
  if (!('invoice' in content)) return <NoReceipt {...content} />
  return (
    <main className={styles.page} lang="id">
      <ReceiptView
        invoice={content.invoice}
        param={param}
        printAtOnce={print === '1'}
        reloading={waiting || reloading}
        onReload={onReload}
      />
    </main>
  )
}

export function InvoiceScreenMissing() {
  return <NoReceipt status={404} />
}

export function InvoiceScreenLoading() {
  return (
    <main className={styles.page} lang="id">
      <InvoiceSkeleton />
    </main>
  )
}

function NoReceipt({ status, message }: { status: number; message?: string }) {
  return (
    <main className={styles.page} lang="id">
      <BrandMark />
      <InvoiceMissing level={1} status={status} message={message} {...useReload()}>
        Periksa tautannya, atau minta tautan baru kepada klinik.
      </InvoiceMissing>
    </main>
  )
}

function useReload() {
  const router = useRouter()
  const [reloading, setReloading] = useState(false)
  async function reload() {
    setReloading(true)
    await router.invalidate()
    setReloading(false)
  }
  return { reloading, onReload: () => void reload() }
}
