import { Card } from '../../ui/frame/card.tsx'
import { StepsList } from '../../ui/nav/steps-list.tsx'
import styles from './voucher-terms.module.css'

export type VoucherTermsProps = { terms: readonly string[]; usageSteps: readonly string[] }

export function VoucherTerms({ terms, usageSteps }: VoucherTermsProps) {
  return (
    <div className={styles.cards}>
      <Card as="section" padded aria-labelledby="syarat">
        <h2 className={`h3 ${styles.heading}`} id="syarat">
          Syarat dan ketentuan
        </h2>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" padded aria-labelledby="cara">
        <h2 className={`h3 ${styles.heading}`} id="cara">
          Cara pemakaian
        </h2>
        <StepsList steps={usageSteps.map((text) => ({ key: text, text }))} />
      </Card>
    </div>
  )
}
