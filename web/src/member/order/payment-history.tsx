import type { Result } from '@nmw/contract/endpoint'
import { type InvoiceLine, listInvoices } from '@nmw/contract/invoice'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useSearch } from '@tanstack/react-router'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { blockedIcon, clockIcon, successIcon } from '../../ui/icon/state-icons.ts'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { NoOrders, NoSuchOrders } from './no-orders.tsx'
import card from './order-card.module.css'
import { historyQuery } from './payment-history-query.ts'
import page from './order-page.module.css'

export function PaymentHistory() {
  const search = useSearch({ strict: false })
  const invoices = useRead(listInvoices, { query: historyQuery(search) }, { quiet: true, keepPrevious: true })
  return (
    <>
      <TopBar title="Riwayat Pembayaran" backHref="/user/order" />
      {invoices.data ? (
        <History {...invoices.data} />
      ) : invoices.isError ? (
        <ErrorState onRetry={() => invoices.refetch()} retrying={invoices.isFetching} />
      ) : (
        <SkeletonList count={3} picture="none" label="Memuat riwayat pembayaran" />
      )}
    </>
  )
}

const hrefFor = (number: number) => `/user/order?slug=history-payment&page=${number}`

export function History({ datas, page: { currentPage, totalPage, totalData } }: Result<typeof listInvoices>) {
  if (datas.length === 0) return totalData > 0 ? <NoSuchOrders firstHref={hrefFor(1)} /> : <NoOrders />
  return (
    <>
      <ul className={page.list}>
        {datas.map((invoice) => (
          <li key={invoice.noInvoice}>
            <Line invoice={invoice} />
          </li>
        ))}
      </ul>
      <Pagination page={currentPage} totalPages={totalPage} hrefFor={hrefFor} />
    </>
  )
}

function Line({ invoice }: { invoice: InvoiceLine }) {
  const paid = invoice.status === 'success'
  return (
    <Card as="article" padded className={card.order} aria-label={invoice.noInvoice}>
      <header className={card.head}>
        <p className="small dim num">{formatMoment(invoice.date)}</p>
        {paid && isPart(invoice) ? (
          <Badge tone="info" icon={clockIcon}>
            Uang muka
          </Badge>
        ) : (
          <Badge tone={paid ? 'success' : 'danger'} icon={paid ? successIcon : blockedIcon}>
            {paid ? 'Lunas' : 'Dibatalkan'}
          </Badge>
        )}
      </header>
      <div>
        <p className="strong">{invoice.branch.name}</p>
        <p className="small dim num">{invoice.noInvoice}</p>
        {invoice.edited ? <p className="small dim">Diubah setelah diterbitkan</p> : null}
      </div>
      <KeyValueList
        items={[
          ...invoice.summary.payment.map(({ name, value }) => ({ key: name, value: formatRupiah(value) })),
          { key: 'Total', value: formatRupiah(invoice.summary.grandTotal), total: true },
          ...(invoice.point ? [{ key: 'NMW Poin', value: `+${invoice.point}` }] : []),
        ]}
      />
      <footer className={card.foot}>
        {invoice.source === 'order' ? (
          <UiLink href={`/user/order/${invoice.noInvoice}`} className="link link-tap">
            Lihat Detail
          </UiLink>
        ) : null}
        <UiLink href={`/user/invoice/${invoice.noInvoice}`} className="link link-tap">
          Lihat Invoice
        </UiLink>
      </footer>
    </Card>
  )
}

/** A down payment: less than the total was paid, and the rest is on another invoice. */
function isPart({ summary: { payment, grandTotal } }: InvoiceLine) {
  return payment.reduce((sum, { value }) => sum + value, 0) < grandTotal
}
