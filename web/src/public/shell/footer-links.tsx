import { UiLink } from '../../ui/ui-link.tsx'
import styles from './footer-links.module.css'
import type { FrameWords } from './frame-words.ts'

const groups = [
  { title: 'more', links: [{ href: '/careers', word: 'careers' }] },
  { title: 'help', links: [{ href: '/faq', word: 'faq' }] },
  {
    title: 'legal',
    links: [
      { href: '/privacy-policy', word: 'privacy' },
      { href: '/terms', word: 'terms' },
    ],
  },
] as const

export function FooterLinks({ words }: { words: FrameWords }) {
  return groups.map(({ title, links }) => (
    <section key={title} aria-labelledby={`kaki-${title}`}>
      <h2 className="h3" id={`kaki-${title}`}>
        {words[title]}
      </h2>
      <ul>
        {links.map(({ href, word }) => (
          <li key={href}>
            <UiLink href={href} className={styles.link}>
              {words[word]}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  ))
}
