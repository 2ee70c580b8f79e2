import { useId, useState } from 'react'
import { Section } from '../../ui/list/section.tsx'
import { Segments } from '../../ui/nav/segments.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { StepsList } from '../../ui/nav/steps-list.tsx'
import { TabPanel } from '../../ui/nav/tab-panel.tsx'
import styles from './payment-steps.module.css'

type PaymentStepsProps = { instructions: readonly { channel: string; step: string[] }[] }

export function PaymentSteps({ instructions }: PaymentStepsProps) {
  const idBase = useId()
  const [chosen, setChosen] = useState(0)
  const shown = instructions[chosen] ?? instructions[0]
  if (!shown) return null
  const value = String(instructions.indexOf(shown))
  return (
    <Section title="Langkah membayar" className={styles.steps}>
      <Stack gap={4}>
        <Segments
          label="Cara bayar"
          idBase={idBase}
          value={value}
          onChange={(next) => setChosen(Number(next))}
          choices={instructions.map(({ channel }, index) => ({ value: String(index), label: channel }))}
        />
        <TabPanel idBase={idBase} value={value}>
          <StepsList
            steps={shown.step.map((text, index) => ({ key: String(index), text: text.replaceAll('Rp ', 'Rp\u00A0') }))}
          />
        </TabPanel>
      </Stack>
    </Section>
  )
}
