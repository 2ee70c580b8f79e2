import { Outlet } from '@tanstack/react-router'
import type { RenderLink } from '../ui/frame/render-link.tsx'
import { ToastProvider } from '../ui/overlay/toast-provider.tsx'
import { UiLinkProvider } from '../ui/frame/ui-link.tsx'
import { pageToaster } from './page-toaster.ts'
import { RouterLink } from './router-link.tsx'

const renderLink: RenderLink = (parts) => <RouterLink {...parts} />

export function PageFrame() {
  return (
    <UiLinkProvider value={renderLink}>
      <ToastProvider toaster={pageToaster}>
        <Outlet />
      </ToastProvider>
    </UiLinkProvider>
  )
}
