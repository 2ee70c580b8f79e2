import type { Checkout } from '@nmw/contract/checkout'
import { formatRupiah } from '@nmw/contract/rupiah'
import { DESTINATION_INVALID, listShippingPrices, PICKUP, type ShippingService } from '@nmw/contract/shipping'
import { useId } from 'react'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { cardClass } from '../../../ui/frame/card-class.ts'
import { classNames } from '../../../ui/frame/class-names.ts'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { radioDotClass } from '../../../ui/form/radio-dot-class.ts'
import { Section } from '../../../ui/list/section.tsx'
import { SkeletonList } from '../../../ui/state/skeleton-list.tsx'
import { storeIcon, truckIcon } from '../../../ui/icon/thing-icons.ts'
import type { CheckoutChange } from '../use-checkout-saves.ts'
import { insuranceChange } from './insurance-change.ts'
import { InsuranceChoice } from './insurance-choice.tsx'
import styles from './shipping-choice.module.css'
import { shippingInput } from './shipping-input.ts'

type ShippingChoiceProps = {
  checkout: Checkout
  /** Chosen, but not confirmed by the server yet. */
  wanted: CheckoutChange['shipping'] | undefined
  hint: string | null
  onChange: (shipping: NonNullable<CheckoutChange['shipping']>) => void
}

const pickup: ShippingService = {
  service: PICKUP.service,
  service_name: PICKUP.name,
  service_type: PICKUP.type,
  cost: 0,
  etd: null,
  insurance: 0,
  force_insurance: false,
}

export function ShippingChoice({ checkout, wanted, hint, onChange }: ShippingChoiceProps) {
  const id = useId()
  const asked = shippingInput(checkout)
  const prices = useRead(listShippingPrices, asked ?? { query: { destination: 0 } }, {
    enabled: asked !== undefined,
    keepPrevious: true,
    quiet: true,
  })
  const { shipping, notice } = checkout
  const chosen = wanted ?? shipping
  const offered = asked ? prices.data?.services : [pickup]
  const services = offered?.filter(({ etd }) => etd !== null || checkout.pickup)
  // The server's notice is about the previous choice.
  const noticeText = (wanted ? null : notice) ?? prices.data?.notice ?? null

  function content() {
    if (!services && prices.isError) {
      return (
        <ErrorState
          title="Pilihan pengiriman gagal dimuat"
          level={3}
          onRetry={() => void prices.refetch()}
          retrying={prices.isFetching}
        >
          {prices.error.message}
        </ErrorState>
      )
    }
    if (!services) return <SkeletonList count={2} picture="none" label="Memuat pilihan pengiriman..." />
    if (!services.length) return null
    return (
      <div className={classNames(cardClass({ rows: true }), styles.rows)} role="radiogroup" aria-label="Pengiriman">
        {services.map((one) => (
          <label key={`${one.service} ${one.service_type}`} className={styles.service}>
            <span className={styles.mark}>
              <Icon path={one.etd === null ? storeIcon : truckIcon} size={20} />
            </span>
            <span className={styles.words}>
              <span className="strong">{one.service_name}</span>
              <span className="small dim">
                {one.etd === null
                  ? `${checkout.pickup?.name}, ${checkout.pickup?.address}`
                  : `Tiba dalam ${days(one.etd)}`}
              </span>
            </span>
            <span className={styles.cost}>{one.cost === 0 ? 'Gratis' : formatRupiah(one.cost)}</span>
            <input
              ref={replayEarlyInput}
              type="radio"
              className={radioDotClass()}
              name={id}
              checked={one.service === chosen?.service && one.service_type === chosen.serviceType}
              onChange={() => onChange({ service: one.service, serviceType: one.service_type })}
            />
          </label>
        ))}
      </div>
    )
  }

  return (
    <Section title="Pengiriman">
      <div className={styles.stack}>
        {asked ? null : <p className="small">{DESTINATION_INVALID}</p>}
        <div aria-live="polite">{noticeText ? <Note tone="warning">{noticeText}</Note> : null}</div>
        {content()}
        {shipping ? (
          <InsuranceChoice
            shipping={shipping}
            insured={wanted?.insurance ?? shipping.insurance}
            onChange={(insurance) => onChange(insuranceChange(shipping, wanted, insurance))}
          />
        ) : hint ? (
          <p className="small dim">{hint}</p>
        ) : null}
      </div>
    </Section>
  )
}

/** '1-1' is one day. */
function days(estimate: string) {
  const [from, to = from] = estimate.split('-')
  return from === to ? `${from}\u00a0hari` : `${from}-${to}\u00a0hari`
}
