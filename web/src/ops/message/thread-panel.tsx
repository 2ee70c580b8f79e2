import { answerThread, CHAT_SESSION_MINUTES, MESSAGE_LENGTH } from '@nmw/contract/chat'
import { markClinicThreadRead, readClinicThread } from '@nmw/contract/ops-message'
import { ROLES } from '@nmw/contract/role'
import { useEffect, type SubmitEvent } from 'react'
import { ChatTimer } from '../../shared/message/chat-timer.tsx'
import { OlderMessages } from '../../shared/message/older-messages.tsx'
import { serverNow } from '../../lib/format/server-clock.ts'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { useChange, useRead } from '../../lib/reads/use-endpoint.ts'
import { useMessagePages } from '../../shared/message/use-message-pages.ts'
import { sendIcon } from '../../ui/icon/action-icons.ts'
import { Button } from '../../ui/frame/button.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useAct } from '../kit/use-act.ts'
import { isAllowedPath } from '../ops-menu.ts'
import { useBranch } from '../shell/work-branch.ts'
import { messageCaption } from './message-caption.ts'
import styles from './thread-panel.module.css'
import { useScrollAnchor } from './use-scroll-anchor.ts'
import type { UnsentAnswers } from './use-unsent-answers.ts'

const MESSAGES_A_PAGE = 50

type ThreadPanelProps = { id: number; unsent: UnsentAnswers; onClose: () => void }

export function ThreadPanel({ id, unsent, onClose }: ThreadPanelProps) {
  const { timezone } = useBranch()
  const roleId = useStaffProfile('ops').data?.roleId ?? 0
  const call = useCall()
  const inputOf = (page: number) => ({ params: { id }, query: { page, limit: MESSAGES_A_PAGE } })
  const conversation = useRead(readClinicThread, inputOf(1), { quiet: true })
  const { messages, older, hasOlder, loadOlder } = useMessagePages(conversation.data, {
    size: MESSAGES_A_PAGE,
    read: (page) => call(readClinicThread, inputOf(page)),
  })
  const { log, goToEnd } = useScrollAnchor(messages, hasOlder)
  const { mutate: markRead } = useChange(markClinicThreadRead, { quiet: true })
  const { act, busy } = useAct(answerThread)
  const { text, key } = unsent.of(id)
  const data = conversation.data
  const unread = data?.thread.unread ?? 0
  const sessionEndsAt = data?.thread.sessionEndsAt

  useEffect(() => {
    if (unread > 0) markRead({ params: { id } })
  }, [id, unread, markRead])

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (busy || !text.trim()) return
    goToEnd(true)
    const sent = await act({ params: { id }, body: { text, key } })
    if (sent) unsent.sent(id, key)
    else goToEnd(false)
  }

  return (
    <SidePanel
      takesFocus
      title={data?.thread.patientName ?? 'Percakapan'}
      onClose={onClose}
      foot={
        <form className={styles.form} method="post" onSubmit={(event) => void send(event)}>
          {sessionEndsAt ? (
            <div className={styles.session}>
              <ChatTimer
                key={sessionEndsAt}
                label="Sesi dengan pasien"
                until={sessionEndsAt}
                now={new Date(serverNow()).toISOString()}
                onEnd={() => void conversation.refetch()}
              />
            </div>
          ) : null}
          <TextAreaField
            label="Jawaban"
            help={roleId === ROLES.doctor && data && !sessionEndsAt ? opensSession : undefined}
            rows={2}
            maxLength={MESSAGE_LENGTH}
            value={text}
            onChange={(event) => unsent.write(id, event.target.value)}
          />
          <Button type="submit" icon={sendIcon} busy={busy} disabled={!text.trim()}>
            Kirim jawaban
          </Button>
        </form>
      }
    >
      <LiveList read={conversation} failed="Percakapan gagal dimuat">
        {({ thread }) => (
          <>
            {isAllowedPath('/ops/patient', roleId) ? (
              <p>
                <UiLink href={`/ops/patient?id=${thread.patientId}`} className="link link-tap">
                  Buka data pasien
                </UiLink>
              </p>
            ) : null}
            {hasOlder ? <OlderMessages state={older} onLoad={loadOlder} /> : null}
            <ol ref={log} className={styles.log}>
              {messages.map((message) => (
                <li key={message.id} className={classNames(styles.message, message.mine && styles.mine)}>
                  {message.text ? <p>{message.text}</p> : null}
                  {message.image ? (
                    <a
                      className="link"
                      href={`/img/${encodeURIComponent(message.image)}`}
                      target="_blank"
                      rel="noopener"
                    >
                      Lihat gambar
                    </a>
                  ) : null}
                  <p className="dim tiny num">{messageCaption(message, serverNow(), timezone)}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </LiveList>
    </SidePanel>
  )
}

const opensSession = `Jawaban Anda membuka sesi chat ${CHAT_SESSION_MINUTES} menit dengan pasien.`
