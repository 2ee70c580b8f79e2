import { useSearch } from '@tanstack/react-router'
import { useGoBack } from '../../../lib/page/use-go-back.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { EmptyContent } from '../../../ui/state/empty-content.tsx'
import { SideMenuLayout } from '../../../ui/nav/side-menu-layout.tsx'
import { TopBar } from '../../../ui/nav/top-bar.tsx'
import { SettingMenu } from './setting-menu.tsx'
import { settingPages } from './setting-pages.ts'
import { settingMenuPath } from '../setting-path.ts'

export function AccountSettingScreen() {
  const { slug } = useSearch({ strict: false })
  const page = settingPages.get(slug ?? '')
  const title = page?.title ?? 'Pengaturan Akun'
  const goBack = useGoBack(slug ? settingMenuPath : '/user/account')
  usePageTitle(title)
  return (
    <>
      <TopBar title={title} onBack={goBack} />
      {slug ? (
        <SideMenuLayout menu={<SettingMenu current={slug} />}>
          {page ? <page.Content /> : <EmptyContent level={2} />}
        </SideMenuLayout>
      ) : (
        <SettingMenu />
      )}
    </>
  )
}
