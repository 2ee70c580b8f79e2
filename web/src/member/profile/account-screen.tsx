import { useSearch } from '@tanstack/react-router'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { EmptyContent } from '../../ui/state/empty-content.tsx'
import { SideMenuLayout } from '../../ui/nav/side-menu-layout.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { AboutMenu } from './about/about-menu.tsx'
import { aboutTopics } from './about/about-topics.ts'
import { AccountOverview } from './account-overview.tsx'

export function AccountScreen() {
  const { slug } = useSearch({ strict: false })
  const topic = aboutTopics.find((one) => one.slug === slug)
  const title = topic?.title ?? 'Akun'
  const goBack = useGoBack(slug ? '/user/account' : memberHome)
  usePageTitle(title)
  return (
    <>
      <TopBar title={title} onBack={goBack} />
      {slug ? (
        <SideMenuLayout menu={<AboutMenu current={slug} />}>
          {topic ? <topic.Content /> : <EmptyContent level={2} />}
        </SideMenuLayout>
      ) : (
        <AccountOverview />
      )}
    </>
  )
}
