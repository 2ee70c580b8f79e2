import { readShellProfile } from '@nmw/contract/shell-profile'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useRead } from '../lib/reads/use-endpoint.ts'
import { useLive } from '../lib/live/use-live.ts'
import { useReloadOnAccountChange } from '../lib/session/use-reload-on-account-change.ts'
import { memberHome } from '../lib/session/redirect-path.ts'
import { MemberHelp } from '../member/shell/member-help.tsx'
import { MemberRail } from '../member/shell/member-rail.tsx'
import { memberTabs } from '../member/shell/member-tabs.ts'
import { isTaskPage } from '../member/shell/task-page.ts'
import { LazyOutdatedPassword } from '../shared/password/lazy-outdated-password.tsx'
import { UiLink } from '../ui/frame/ui-link.tsx'
import { PageShell } from '../ui/nav/page-shell.tsx'
import { TabBar } from '../ui/nav/tab-bar.tsx'

const leave = (
  <UiLink href="/user/logout" className="link link-tap">
    Keluar
  </UiLink>
)
const invoice = /^\/user\/invoice\//
/** An open conversation uses the whole screen of a phone, to leave room for the keyboard. */
const conversation = /^\/user\/message\?(.*&)?id=\d/

export function MemberLayout() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const talking = useLocation({ select: ({ pathname, searchStr }) => conversation.test(pathname + searchStr) })
  const onTask = useLocation({ select: ({ pathname, search }) => isTaskPage(pathname, search) })
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  useLive()
  useReloadOnAccountChange('member', memberHome)
  const tabs = memberTabs(path)
  return (
    // The member area is in Indonesian, whatever language was chosen on the public pages.
    <div lang="id">
      <PageShell
        rail={<MemberRail tabs={tabs} />}
        tabBar={talking || onTask || invoice.test(path) ? null : <TabBar label="Menu utama" items={tabs} />}
      >
        {profile?.validPassword === false ? (
          <LazyOutdatedPassword open email={profile.email} leave={leave} />
        ) : (
          <Outlet />
        )}
        {talking ? null : <MemberHelp />}
      </PageShell>
    </div>
  )
}
