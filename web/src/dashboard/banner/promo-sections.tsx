import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import type { BannerValues } from './banner-values.ts'
import { OfferGroup } from './offer-group.tsx'
import styles from './promo-sections.module.css'

type Sections = Pick<BannerValues, 'headingMain' | 'generalHeading' | 'voucher'>
type PromoSectionsProps = {
  values: Sections
  errors: Record<string, string>
  onChange: (next: Partial<Sections>, ...mended: string[]) => void
}

/** The sections of a promo page: offers with prices, and terms. */
export function PromoSections({
  values: { headingMain, generalHeading, voucher },
  errors,
  onChange,
}: PromoSectionsProps) {
  const terms = generalHeading.flatMap(({ text }) => text).join('\n')
  const wrongTerm = Object.entries(errors).find(([path]) => path.startsWith('generalHeading'))
  return (
    <fieldset className={styles.sections}>
      <legend className="h3">Halaman promo</legend>
      <TextField
        label="Judul penawaran"
        hint="(opsional)"
        maxLength={200}
        value={headingMain}
        error={errors['headingMain']}
        onChange={(event) => onChange({ headingMain: event.target.value }, 'headingMain')}
      />
      {voucher.map((group, place) => (
        <OfferGroup
          // oxlint-disable-next-line react/no-array-index-key -- two may have the same name while they are written
          key={place}
          place={place}
          group={group}
          errors={errors}
          onChange={(next, ...mended) =>
            onChange({ voucher: voucher.map((one, at) => (at === place ? next : one)) }, ...mended)
          }
          // Removing shifts the indexes of the following groups, which error paths use, so all errors are dropped.
          onRemove={() => onChange({ voucher: voucher.filter((_, at) => at !== place) }, ...Object.keys(errors))}
        />
      ))}
      <Button
        variant="soft"
        icon={plusIcon}
        onClick={() => onChange({ voucher: [...voucher, { title: '', data: [] }] })}
      >
        Tambah kelompok penawaran
      </Button>
      <TextAreaField
        label="Syarat dan ketentuan"
        hint="(opsional)"
        help="Satu baris untuk satu ketentuan."
        rows={4}
        value={terms}
        error={wrongTerm?.[1]}
        onChange={(event) =>
          onChange({ generalHeading: [{ text: event.target.value.split('\n') }] }, ...(wrongTerm ? [wrongTerm[0]] : []))
        }
      />
    </fieldset>
  )
}
