import { readShellProfile } from '@nmw/contract/profile'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useRead } from '../lib/use-endpoint.ts'
import { useLive } from '../lib/use-live.ts'
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
/** Pages that need the whole screen of a phone: an invoice on its sheet, an open conversation with its keyboard. */
const alone = /^\/user\/(invoice\/|message\?(.*&)?id=\d)/

export function MemberLayout() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const hasTabs = useLocation({
    select: ({ pathname, search, searchStr }) => !alone.test(pathname + searchStr) && !isTaskPage(pathname, search),
  })
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  useLive()
  const tabs = memberTabs(path)
  return (
    // The member area speaks Indonesian, whatever language the public pages were left in.
    <div lang="id">
      <PageShell rail={<MemberRail tabs={tabs} />} tabBar={hasTabs ? <TabBar label="Menu utama" items={tabs} /> : null}>
        {profile?.validPassword === false ? <OutdatedPassword leave={leave} /> : <Outlet />}
        <MemberHelp />
      </PageShell>
    </div>
  )
}
