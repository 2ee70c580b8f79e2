import { helpChat } from '../../lib/page/help-chat.ts'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { NavItem } from '../../ui/nav/nav-item.ts'
import { logoutIcon, whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { railItemClass } from '../../ui/nav/rail-item-class.ts'
import { SideRail } from '../../ui/nav/side-rail.tsx'
import { ThemeSwitch } from '../../ui/theme/theme-switch.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

export function MemberRail({ tabs }: { tabs: readonly NavItem[] }) {
  return (
    <SideRail
      label="Menu samping"
      items={tabs}
      head={
        <UiLink href={memberHome}>
          <BrandMark />
        </UiLink>
      }
      foot={
        <>
          <UiLink href={helpChat} className={railItemClass()} renderLink={renderExternal}>
            <Icon path={whatsappIcon} />
            Butuh Bantuan ?
          </UiLink>
          <ThemeSwitch className={railItemClass()} />
          <UiLink href="/user/logout" className={railItemClass()}>
            <Icon path={logoutIcon} />
            Keluar
          </UiLink>
        </>
      }
    />
  )
}
