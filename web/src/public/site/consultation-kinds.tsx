import { formatRupiah } from '@nmw/contract/rupiah'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { typeName } from '../doctor/type-name.ts'
import type { ConsultationContent } from './consultation-content.ts'
import styles from './consultation-kinds.module.css'
import { consultationTexts } from './consultation-texts.ts'

/** The free kind first: most people come for it. */
export function ConsultationKinds({ types }: { types: ConsultationContent }) {
  const texts = useTexts(consultationTexts)
  const language = useLanguage()
  const about: Record<number, string> = {
    2560: texts.skin,
    5941: texts.surgery,
    6730: texts.nutrition,
    3566: texts.general,
  }
  return (
    <ul className={styles.kinds}>
      {types
        .toSorted((one, other) => Number(one.paid) - Number(other.paid))
        .map((type) => (
          <li key={type.code}>
            <article className={classNames(cardClass({ link: true }), styles.kind)}>
              <h3 className="h3">
                <UiLink href={`/doctors?type=${type.code}`} className={styles.link}>
                  {typeName(type, language)}
                </UiLink>
              </h3>
              <p className="small dim">{about[type.code]}</p>
              <p className={styles.fee}>{feeOf(type, texts)}</p>
              <p className="small dim">
                {type.doctors ? (
                  <>
                    {type.doctors} {texts.doctors}
                  </>
                ) : (
                  texts.none
                )}
              </p>
            </article>
          </li>
        ))}
    </ul>
  )
}

function feeOf({ paid, minFee, maxFee }: ConsultationContent[number], texts: { free: string; from: string }) {
  if (!paid || !maxFee) return texts.free
  return minFee < maxFee ? `${texts.from} ${formatRupiah(minFee)}` : formatRupiah(minFee)
}
