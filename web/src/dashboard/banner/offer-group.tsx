import type { PromoOffer } from '@nmw/contract/banner-desk'
import { plusIcon, trashIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { parseAmount, formatThousands } from '../kit/amounts.ts'
import type { BannerValues } from './banner-values.ts'
import styles from './promo-sections.module.css'

type Group = BannerValues['voucher'][number]
type OfferGroupProps = {
  place: number
  group: Group
  errors: Record<string, string>
  onChange: (next: Group, ...mended: string[]) => void
  onRemove: () => void
}

const newOffer: PromoOffer = { title: '', desc: '', realPrice: 0, discountPrice: 0, status: true }

export function OfferGroup({ place, group, errors, onChange, onRemove }: OfferGroupProps) {
  const path = `voucher.${place}`
  const setOffers = (data: PromoOffer[], ...mended: string[]) => onChange({ ...group, data }, ...mended)
  return (
    <div className={styles.group} role="group" aria-label={`Kelompok ${place + 1}`}>
      <div className={styles.named}>
        <TextField
          label={`Nama kelompok ${place + 1}`}
          maxLength={150}
          value={group.title}
          error={errors[`${path}.title`]}
          onChange={(event) => onChange({ ...group, title: event.target.value }, `${path}.title`)}
        />
        <IconButton label={`Hapus kelompok ${place + 1}`} icon={trashIcon} iconSize={18} onClick={onRemove} />
      </div>
      {group.data.map((offer, at) => (
        <OfferFields
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same name while they are written
          key={at}
          number={at + 1}
          offer={offer}
          errorOf={(field) => errors[`${path}.data.${at}.${field}`]}
          onChange={(field, value) =>
            setOffers(
              group.data.map((one, other) => (other === at ? { ...one, [field]: value } : one)),
              `${path}.data.${at}.${field}`,
            )
          }
          // Removing shifts the indexes of the following offers, which error paths use, so all errors are dropped.
          onRemove={() =>
            setOffers(
              group.data.filter((_, other) => other !== at),
              ...Object.keys(errors).filter((name) => name.startsWith(`${path}.data`)),
            )
          }
        />
      ))}
      <div>
        <Button variant="quiet" small icon={plusIcon} onClick={() => setOffers([...group.data, newOffer])}>
          Tambah penawaran
        </Button>
      </div>
    </div>
  )
}

type OfferFieldsProps = {
  number: number
  offer: PromoOffer
  errorOf: (field: keyof PromoOffer) => string | undefined
  onChange: (field: keyof PromoOffer, value: string | number | boolean) => void
  onRemove: () => void
}

function OfferFields({ number, offer, errorOf, onChange, onRemove }: OfferFieldsProps) {
  return (
    <div className={styles.offer} role="group" aria-label={`Penawaran ${number}`}>
      <TextField
        label="Nama penawaran"
        maxLength={150}
        value={offer.title}
        error={errorOf('title')}
        onChange={(event) => onChange('title', event.target.value)}
      />
      <TextField
        label="Keterangan"
        hint="(opsional)"
        maxLength={300}
        value={offer.desc}
        error={errorOf('desc')}
        onChange={(event) => onChange('desc', event.target.value)}
      />
      <div className={styles.prices}>
        <TextField
          label="Harga semula"
          inputMode="numeric"
          placeholder="Rp 0"
          value={formatThousands(offer.realPrice)}
          error={errorOf('realPrice')}
          onChange={(event) => onChange('realPrice', parseAmount(event.target.value))}
        />
        <TextField
          label="Harga promo"
          inputMode="numeric"
          placeholder="Rp 0"
          value={formatThousands(offer.discountPrice)}
          error={errorOf('discountPrice')}
          onChange={(event) => onChange('discountPrice', parseAmount(event.target.value))}
        />
      </div>
      <div className={styles.acts}>
        <CheckboxField
          label="Tersedia"
          checked={offer.status}
          onChange={(event) => onChange('status', event.target.checked)}
        />
        <Button variant="quiet-danger" small icon={trashIcon} onClick={onRemove}>
          Hapus penawaran
        </Button>
      </div>
    </div>
  )
}
