import type { Routine } from '@nmw/contract/prescription'
import { Icon } from '../../ui/icon/icon.tsx'
import { partIcons } from './day-part-icons.ts'
import { itemName, partNames, describeStep } from './prescription-texts.ts'
import styles from './routine-parts.module.css'

type RoutinePartsProps = {
  routine: Routine
  /** side by side where there is room */
  wide?: boolean
}

export function RoutineParts({ routine, wide }: RoutinePartsProps) {
  return (
    <div className={wide ? `${styles.parts} ${styles.wide}` : styles.parts}>
      {routine.map(({ part, steps }) => (
        <section key={part} className={styles.part} aria-label={`Rutinitas ${part}`}>
          <h3 className={styles.name}>
            <Icon path={partIcons[part]} size={20} />
            {partNames[part]}
          </h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.IID}>
                <span>
                  {itemName(step.INAMA)} <span className="dim">{describeStep(step)}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
