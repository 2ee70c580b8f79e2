import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './footer-links.module.css'
import type { FrameTexts } from './frame-texts.ts'

const groups = [
  { title: 'more', links: [{ href: '/careers', text: 'careers' }] },
  { title: 'help', links: [{ href: '/faq', text: 'faq' }] },
  {
    title: 'legal',
    links: [
      { href: '/privacy-policy', text: 'privacy' },
      { href: '/terms', text: 'terms' },
    ],
  },
] as const

export function FooterLinks({ texts }: { texts: FrameTexts }) {
  return groups.map(({ title, links }) => (
    <section key={title} aria-labelledby={`kaki-${title}`}>
      <h2 className="h3" id={`kaki-${title}`}>
        {texts[title]}
      </h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <UiLink href={href} className={styles.link}>
              {texts[text]}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
