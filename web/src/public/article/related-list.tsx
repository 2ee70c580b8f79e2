import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Section } from '../../ui/list/section.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { SitePicture } from '../page/site-picture.tsx'
import styles from './related-list.module.css'

type Item = { _id: string; name: string; image: string; link: string }

export function RelatedItems({ title, items, look }: { title: string; items: Item[]; look: 'picture' | 'packshot' }) {
  if (!items.length) return null
  const [width, height] = look === 'picture' ? [800, 500] : [600, 600]
  return (
    <Section title={title}>
      <ul className={styles.items} lang="id">
        {items.map(({ _id, name, image, link }) => (
          <li key={_id}>
            <UiLink href={link} className={classNames(cardClass({ link: true }), styles.item)}>
              <SitePicture file={image} width={width} height={height} sizes="96px" className={styles.picture} />
              <span className={styles.name}>{name}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
