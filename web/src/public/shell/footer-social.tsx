import { BRAND } from '@nmw/contract/brand'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { iconButtonClass } from '../../ui/frame/icon-button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './footer-social.module.css'
import type { FrameTexts } from './frame-texts.ts'
import { instagramIcon, tiktokIcon, youtubeIcon } from './social-icons.ts'

const places = [
  { name: 'Instagram', href: BRAND.social.instagram, icon: instagramIcon },
  { name: 'TikTok', href: BRAND.social.tiktok, icon: tiktokIcon },
  { name: 'YouTube', href: BRAND.social.youtube, icon: youtubeIcon },
] as const

export function FooterSocial({ texts }: { texts: FrameTexts }) {
  return (
    <ul className={styles.social} aria-label={texts.social}>
      {places.map(({ name, href, icon }) => (
        <li key={name}>
          <UiLink href={href} className={iconButtonClass()} aria-label={name} renderLink={renderExternal}>
            <Icon path={icon} />
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
