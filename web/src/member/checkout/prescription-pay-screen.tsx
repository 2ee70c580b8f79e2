import { readCheckout } from '@nmw/contract/checkout'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../lib/call/call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { ClipboardDrawing } from '../../ui/drawing/clipboard-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutLoading } from './checkout-loading.tsx'
import { usePlaceOrder } from './pay/use-place-order.ts'

const prescriptions = '/user/prescription'

export function PrescriptionPayScreen() {
  const { id = '' } = useParams({ strict: false })
  const order = usePlaceOrder(id)
  const { data, error, isFetching, refetch } = useRead(
    readCheckout,
    { query: { id } },
    { enabled: !order.unanswered, quiet: true, retry: false },
  )

  function content() {
    if (data) return <CheckoutForm id={id} checkout={data} order={order} />
    if (!error) return <CheckoutLoading />
    const refused = error instanceof ApiError && (error.status === 400 || error.status === 404)
    if (!refused) {
      return (
        <ErrorState title="Penebusan gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    return (
      <EmptyState
        art={<ClipboardDrawing />}
        title={error.status === 404 ? error.message : 'Resep ini belum dapat ditebus'}
        action={
          <UiLink href={prescriptions} className={buttonClass()}>
            Lihat resep
          </UiLink>
        }
      >
        {error.status === 404 ? 'Resep ini tidak ada pada akun Anda.' : error.message}
      </EmptyState>
    )
  }

  return (
    <>
      <TopBar title="Penebusan Resep" backHref={prescriptions} />
      {content()}
    </>
  )
}
