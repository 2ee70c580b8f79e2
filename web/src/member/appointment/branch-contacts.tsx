import { listBranches } from '@nmw/contract/branch'
import { renderExternal } from '../../lib/render-external.tsx'
import { useRead } from '../../lib/use-endpoint.ts'
import { Icon, type IconPath } from '../../ui/icon.tsx'
import { whatsappIcon } from '../../ui/navigation-icons.ts'
import { pinIcon } from '../../ui/contact-icons.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import styles from './branch-contacts.module.css'
import { branchInput } from './branch-input.ts'

/** The way there and the way to ask; nothing until they are known, since the rest does without. */
export function BranchContacts({ name }: { name: string }) {
  const { data } = useRead(listBranches, branchInput(name), { quiet: true })
  const branch = data?.branches.find(({ nama }) => nama === name)
  if (!branch) return null
  return (
    <p className={styles.links}>
      <Contact href={branch.googleMap} icon={pinIcon} words="Peta" name={name} />
      {branch.whatsapp ? <Contact href={branch.whatsapp} icon={whatsappIcon} words="WhatsApp" name={name} /> : null}
    </p>
  )
}

type ContactProps = { href: string; icon: IconPath; words: string; name: string }

function Contact({ href, icon, words, name }: ContactProps) {
  return (
    <UiLink href={href} className="link link-tap" renderLink={renderExternal}>
      <Icon path={icon} size={16} />
      <span>
        {words}
        <span className="sr-only"> {name}, tab baru</span>
      </span>
    </UiLink>
  )
}
