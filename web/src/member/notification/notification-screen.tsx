import { listNotifications } from '@nmw/contract/notification'
import { useSearch } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useFocusTarget } from '../../lib/page/use-focus-target.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { BellDrawing } from '../../ui/drawing/bell-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'
import { notificationHref, notificationPage } from './notification-page.ts'
import styles from './notification-screen.module.css'

export function NotificationScreen() {
  const input = notificationPage(useSearch({ strict: false }))
  const notifications = useRead(listNotifications, input, { quiet: true, keepPrevious: true })
  const { place, follow } = useFocusTarget()
  const page = notifications.data?.page
  const title = page ? `Notifikasi (${page.total})` : 'Notifikasi'
  usePageTitle(title)

  function content() {
    const { data, dataUpdatedAt, isError, error, isFetching, refetch } = notifications
    if (!data) {
      if (!isError) return <SkeletonList count={5} foot={false} label="Memuat notifikasi..." />
      return (
        <ErrorState title="Notifikasi gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    const { total, unread, currentPage, totalPage, limit } = data.page
    if (total === 0) return <NoNotifications />
    if (data.data.length === 0) return <NoSuchPage />
    const first = (currentPage - 1) * limit + 1
    return (
      <>
        <div className={styles.head}>
          <p className="small dim">{unread > 0 ? `${unread} belum dibaca` : 'Semua sudah dibaca'}</p>
          {unread > 0 ? <MarkAllRead onDone={follow} /> : null}
        </div>
        <NotificationList notifications={data.data} now={dataUpdatedAt} />
        <div className={styles.pages}>
          <Pagination
            page={currentPage}
            totalPages={totalPage}
            hrefFor={notificationHref}
            summary={totalPage > 1 ? `${first}-${first + data.data.length - 1} dari ${total}` : null}
          />
        </div>
      </>
    )
  }

  return (
    <>
      <TopBar title={title} backHref={memberHome} />
      <div {...place} className={styles.place} role="group" aria-label="Notifikasi">
        {content()}
      </div>
    </>
  )
}

function NoNotifications() {
  return (
    <EmptyState
      art={<BellDrawing />}
      title="Belum ada notifikasi"
      action={
        <UiLink href={memberHome} className={buttonClass()}>
          Kembali ke beranda
        </UiLink>
      }
    >
      Kabar tentang janji, pembayaran, dan poin Anda akan muncul di sini.
    </EmptyState>
  )
}

function NoSuchPage() {
  return (
    <EmptyState
      art={<BellDrawing />}
      title="Halaman ini kosong"
      action={
        <UiLink href={notificationHref(1)} className={buttonClass()}>
          Ke notifikasi terbaru
        </UiLink>
      }
    />
  )
}
