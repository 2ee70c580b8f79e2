import { BRAND } from '@nmw/contract/brand'
import { helpChat } from '../../lib/help-chat.ts'
import { renderExternal } from '../../lib/render-external.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconPath } from '../../ui/icon.tsx'
import { whatsappIcon } from '../../ui/navigation-icons.ts'
import type { RenderLink } from '../../ui/render-link.tsx'
import { mailIcon, pinIcon } from '../../ui/contact-icons.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import { spacedNumber } from '@nmw/contract/spaced-number'
import styles from './contact-ways.module.css'
import { contactWords } from './contact-words.ts'

type Way = { icon: IconPath; title: string; text: string; href: string; act: string; renderLink?: RenderLink }

export function ContactWays() {
  const words = useTexts(contactWords)
  const ways: Way[] = [
    {
      icon: whatsappIcon,
      title: words.chat,
      text: words.chatText,
      href: helpChat,
      act: spacedNumber(BRAND.whatsapp),
      renderLink: renderExternal,
    },
    { icon: mailIcon, title: words.mail, text: words.mailText, href: `mailto:${BRAND.email}`, act: BRAND.email },
    { icon: pinIcon, title: words.visit, text: BRAND.address, href: '/branches', act: words.seeBranches },
  ]
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, title, text, href, act, renderLink }, place) => (
        <Card key={title} as="li" className={styles.way}>
          <span className={styles.icon}>
            <Icon path={icon} />
          </span>
          <h2 className="h3">{title}</h2>
          <p className="small dim">{text}</p>
          <UiLink
            href={href}
            className={buttonClass({ variant: place === 0 ? 'primary' : 'soft', small: true })}
            renderLink={renderLink}
          >
            {act}
          </UiLink>
        </Card>
      ))}
    </ul>
  )
}
