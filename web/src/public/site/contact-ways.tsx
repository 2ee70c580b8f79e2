import { BRAND } from '@nmw/contract/brand'
import { helpChat } from '../../lib/page/help-chat.ts'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Icon, type IconPath } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import type { RenderLink } from '../../ui/frame/render-link.tsx'
import { mailIcon, pinIcon } from '../../ui/icon/contact-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { spacedNumber } from '@nmw/contract/spaced-number'
import styles from './contact-ways.module.css'
import { contactTexts } from './contact-texts.ts'

type Way = { icon: IconPath; title: string; text: string; href: string; act: string; renderLink?: RenderLink }

export function ContactWays() {
  const texts = useTexts(contactTexts)
  const ways: Way[] = [
    {
      icon: whatsappIcon,
      title: texts.chat,
      text: texts.chatText,
      href: helpChat,
      act: spacedNumber(BRAND.whatsapp),
      renderLink: renderExternal,
    },
    { icon: mailIcon, title: texts.mail, text: texts.mailText, href: `mailto:${BRAND.email}`, act: BRAND.email },
    { icon: pinIcon, title: texts.visit, text: BRAND.address, href: '/branches', act: texts.seeBranches },
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
