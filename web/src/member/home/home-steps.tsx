import { Card } from '../../ui/card.tsx'
import { StepsList } from '../../ui/steps-list.tsx'
import styles from './home-steps.module.css'

const steps = [
  { key: 'place', text: 'Pilih tanggal dan cabang.' },
  { key: 'doctor', text: 'Pilih dokter yang tersedia.' },
  { key: 'complaint', text: 'Kirim foto dan ceritakan keluhan Anda.' },
]

export function HomeSteps() {
  return (
    <Card as="section" padded className={styles.steps} aria-labelledby="langkah">
      <h2 className="h3" id="langkah">
        Tiga langkah konsultasi
      </h2>
      <StepsList steps={steps} />
    </Card>
  )
}
