import { readShellProfile } from '@nmw/contract/profile'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useRead } from '../lib/use-endpoint.ts'
import { MemberHelp } from '../member/shell/member-help.tsx'
import { MemberRail } from '../member/shell/member-rail.tsx'
import { memberTabs } from '../member/shell/member-tabs.ts'
import { isTaskPage } from '../member/shell/task-page.ts'
import { OutdatedPassword } from '../lib/outdated-password.tsx'
import { UiLink } from '../ui/ui-link.tsx'
import { PageShell } from '../ui/page-shell.tsx'
import { TabBar } from '../ui/tab-bar.tsx'

const leave = (
  <UiLink href="/user/logout" className="link link-tap">
    Keluar
  </UiLink>
)
const invoice = /^\/user\/invoice\//

export function MemberLayout() {
  const { pathname: path, search } = useLocation()
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  const tabs = memberTabs(path)
  return (
    // The member area speaks Indonesian, whatever language the public pages were left in.
    <div lang="id">
      <PageShell
        rail={<MemberRail tabs={tabs} />}
        tabBar={invoice.test(path) || isTaskPage(path, search) ? null : <TabBar label="Menu utama" items={tabs} />}
      >
        {profile?.validPassword === false ? <OutdatedPassword leave={leave} /> : <Outlet />}
        <MemberHelp />
      </PageShell>
    </div>
  )
}
