import { renderExternal } from '../../../lib/page/render-external.tsx'
import { Icon, type IconPath } from '../../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../../ui/icon/navigation-icons.ts'
import { pinIcon } from '../../../ui/icon/contact-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import styles from './branch-contacts.module.css'

type BranchContactsProps = { name: string; map: string; whatsapp: string | null }

export function BranchContacts({ name, map, whatsapp }: BranchContactsProps) {
  return (
    <p className={styles.links}>
      <Contact href={map} icon={pinIcon} text="Peta" name={name} />
      {whatsapp ? <Contact href={whatsapp} icon={whatsappIcon} text="WhatsApp" name={name} /> : null}
    </p>
  )
}

type ContactProps = { href: string; icon: IconPath; text: string; name: string }

function Contact({ href, icon, text, name }: ContactProps) {
  return (
    <UiLink href={href} className="link link-tap" renderLink={renderExternal}>
      <Icon path={icon} size={16} />
      <span>
        {text}
        <span className="sr-only"> {name}, tab baru</span>
      </span>
    </UiLink>
  )
}
