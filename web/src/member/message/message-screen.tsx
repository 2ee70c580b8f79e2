import { listThreads } from '@nmw/contract/chat'
import { useSearch } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { ChatDrawing } from './chat-drawing.tsx'
import { Conversation } from './conversation/conversation.tsx'
import styles from './message-screen.module.css'
import { NewThread } from './thread/new-thread.tsx'
import { threadIdOf } from './thread-input.ts'
import { ThreadList } from './thread/thread-list.tsx'

/** The list, or the conversation of the URL on phones; both side by side from 1024 px. */
export function MessageScreen() {
  const id = threadIdOf(useSearch({ strict: false }))
  const { data, dataUpdatedAt, isError, error, isFetching, refetch } = useRead(listThreads, {}, { quiet: true })
  const title = data ? `Pesan (${data.unread})` : 'Pesan'
  usePageTitle(title)

  function list() {
    if (!data) {
      if (!isError) return <SkeletonList count={4} foot={false} picture="circle" label="Memuat pesan..." />
      return (
        <ErrorState title="Pesan gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )
    }
    if (data.datas.length > 0) return <ThreadList threads={data.datas} now={dataUpdatedAt} current={id} />
    return (
      <EmptyState art={<ChatDrawing />} title="Belum ada pesan" action={<NewThread main />}>
        Tanyakan jadwal, perawatan, atau pesanan Anda langsung kepada klinik.
      </EmptyState>
    )
  }

  const none = data?.datas.length === 0 && id === undefined
  return (
    <div className={classNames(styles.screen, id !== undefined && styles.open)}>
      <div className={styles.bar}>
        <TopBar title={title} backHref={memberHome} actions={none ? null : <NewThread className={styles.write} />} />
      </div>
      {id === undefined ? null : <h1 className={classNames('sr-only', styles.phoneTitle)}>{title}</h1>}
      <div className={classNames(styles.parts, none && styles.alone)}>
        <div className={styles.list}>{list()}</div>
        <div className={styles.thread}>{id === undefined ? <NothingOpen /> : <Conversation key={id} id={id} />}</div>
      </div>
    </div>
  )
}

function NothingOpen() {
  return (
    <div className={styles.nothing}>
      <ChatDrawing />
      <p className="dim">Pilih percakapan untuk membacanya.</p>
    </div>
  )
}
