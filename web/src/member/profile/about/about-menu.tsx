import { Card } from '../../../ui/frame/card.tsx'
import { LinkRow } from '../../../ui/nav/link-row.tsx'
import { aboutTopics } from './about-topics.ts'

export function AboutMenu({ current }: { current?: string | undefined }) {
  return (
    <nav aria-label="Tentang Klinik NMW">
      <Card as="ul" rows>
        {aboutTopics.map(({ slug, title, icon }) => (
          <li key={slug}>
            <LinkRow href={`/user/account?slug=${slug}`} label={title} icon={icon} current={slug === current} />
          </li>
        ))}
      </Card>
    </nav>
  )
}
