import { chevronDownIcon } from '../../ui/icon/arrow-icons.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ContactUsContent } from './contact-us-content.ts'
import styles from './question-list.module.css'

/** Native details elements: they open without script, and the browser's search finds the answers. */
export function QuestionList({ groups }: { groups: ContactUsContent }) {
  return (
    <div className={styles.groups} lang="id">
      {groups.map(({ category, items }) => (
        <div key={category}>
          <h3 className={styles.category}>{category}</h3>
          <Card rows>
            {items.map(({ question, answer }) => (
              <details key={question} className={styles.item}>
                <summary className={styles.question}>
                  {question}
                  <Icon path={chevronDownIcon} size={18} className={styles.chevron} />
                </summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </Card>
        </div>
      ))}
    </div>
  )
}
