import { listThreads, readThread } from '@nmw/contract/chat'
import type { Load } from '../../lib/reads/load.ts'
import { threadIdOf, threadInput } from './thread-input.ts'

export const loadMessage: Load = ({ read, search }) => {
  const id = threadIdOf(search)
  return Promise.all([read(listThreads, {}), id === undefined ? undefined : read(readThread, threadInput(id))])
}
