import { formatRupiah } from '@nmw/contract/rupiah'
import { useLanguage, useTexts } from '../../lib/use-texts.ts'
import { cardClass } from '../../ui/card-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import { typeName } from '../doctor/type-name.ts'
import type { ConsultationContent } from './consultation-content.ts'
import styles from './consultation-kinds.module.css'
import { consultationWords } from './consultation-words.ts'

/** The free one first: it is what most people come for. */
export function ConsultationKinds({ types }: { types: ConsultationContent }) {
  const words = useTexts(consultationWords)
  const language = useLanguage()
  const about: Record<number, string> = {
    2560: words.skin,
    5941: words.surgery,
    6730: words.nutrition,
    3566: words.general,
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
              <p className={styles.fee}>{feeOf(type, words)}</p>
              <p className="small dim">
                {type.doctors ? (
                  <>
                    {type.doctors} {words.doctors}
                  </>
                ) : (
                  words.none
                )}
              </p>
            </article>
          </li>
        ))}
    </ul>
  )
}

function feeOf({ paid, minFee, maxFee }: ConsultationContent[number], words: { free: string; from: string }) {
  if (!paid || !maxFee) return words.free
  return minFee < maxFee ? `${words.from} ${formatRupiah(minFee)}` : formatRupiah(minFee)
}
