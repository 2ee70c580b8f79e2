import { readThread } from '@nmw/contract/chat'
import { useCall } from '../../../lib/call/use-call.ts'
import { useRead } from '../../../lib/reads/use-endpoint.ts'
import { useMessagePages } from '../../../shared/message/use-message-pages.ts'
import { MESSAGES_PER_PAGE, threadInput } from '../thread-input.ts'

export function useMessages(id: number) {
  const call = useCall()
  const newest = useRead(readThread, threadInput(id), { quiet: true })
  const pages = useMessagePages(newest.data, {
    size: MESSAGES_PER_PAGE,
    read: (page) => call(readThread, threadInput(id, page)),
  })
  return { newest, ...pages }
}
