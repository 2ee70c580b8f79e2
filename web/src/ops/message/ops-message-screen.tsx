import type { Result } from '@nmw/contract/endpoint'
import { listClinicThreads } from '@nmw/contract/ops-message'
import { useState } from 'react'
import { formatAgo } from '../../lib/format/format-ago.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { AskBeforeLeaving } from '../../shared/staff/ask-before-leaving.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Avatar } from '../../ui/list/avatar.tsx'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { ClipboardDrawing } from '../../ui/drawing/clipboard-drawing.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import styles from './ops-message-screen.module.css'
import { ThreadPanel } from './thread-panel.tsx'
import { useUnsentAnswers, type UnsentAnswers } from './use-unsent-answers.ts'

export function OpsMessageScreen() {
  return (
    <AskBeforeLeaving>
      <BranchThreads />
    </AskBeforeLeaving>
  )
}

function BranchThreads() {
  const { id } = useBranch()
  const unsent = useUnsentAnswers()
  return <Threads key={id} branch={id} unsent={unsent} />
}

function Threads({ branch, unsent }: { branch: number; unsent: UnsentAnswers }) {
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<number>()
  const threads = useRead(
    listClinicThreads,
    { query: { branch, page, limit: 20 } },
    { quiet: true, keepPrevious: true },
  )
  return (
    <>
      <OpsHead title="Pesan pasien" />
      <PanelLayout
        panel={
          opened ? <ThreadPanel key={opened} id={opened} unsent={unsent} onClose={() => setOpened(undefined)} /> : null
        }
      >
        <LiveList
          read={threads}
          failed="Pesan gagal dimuat"
          paged={{ info: ({ page: info }) => info, onPage: setPage }}
          isEmpty={({ datas }) => datas.length === 0}
          empty={
            <EmptyState art={<ClipboardDrawing />} title="Belum ada pesan">
              <p>Pertanyaan pasien kepada cabang ini tampil di sini.</p>
            </EmptyState>
          }
        >
          {({ datas, page: { currentPage, totalPage, totalData } }) => (
            <>
              <Card as="ul" rows>
                {datas.map((thread) => (
                  <li key={thread.id}>
                    <button
                      type="button"
                      className={styles.thread}
                      aria-current={opened === thread.id ? 'true' : undefined}
                      onClick={() => setOpened(thread.id)}
                    >
                      <Avatar name={thread.patientName} />
                      <span className={styles.text}>
                        <span className={thread.unread ? 'clip strong' : 'clip'}>{thread.patientName}</span>
                        <span className="clip dim small">{lastText(thread, unsent.of(thread.id).text.trim())}</span>
                      </span>
                      <span className={styles.end}>
                        <span className="dim tiny">{formatAgo(thread.lastMessageAt, serverNow())}</span>
                        {thread.unread ? <Badge tone="brand">{thread.unread} baru</Badge> : null}
                      </span>
                    </button>
                  </li>
                ))}
              </Card>
              <Pagination
                page={currentPage}
                totalPages={totalPage}
                summary={`${totalData} percakapan`}
                onPage={setPage}
              />
            </>
          )}
        </LiveList>
      </PanelLayout>
    </>
  )
}

type Thread = Result<typeof listClinicThreads>['datas'][number]

function lastText({ lastFromPatient, lastMessage, lastImage }: Thread, unsent: string) {
  if (unsent) return `Belum dikirim: ${unsent}`
  return `${lastFromPatient ? '' : 'Klinik: '}${lastMessage || (lastImage ? 'Gambar' : '')}`
}
