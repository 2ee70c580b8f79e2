import * as chat from '@nmw/contract/chat'
import * as clinic from '@nmw/contract/ops-message'
import { route } from '../http/route.ts'
import { answerThread } from './answer-thread.ts'
import { listClinicThreads } from './list-clinic-threads.ts'
import { markClinicThreadRead, readClinicThread } from './read-clinic-thread.ts'
import { listThreads } from './list-threads.ts'
import { markThreadRead } from './mark-thread-read.ts'
import { readThread } from './read-thread.ts'
import { sendMessage } from './send-message.ts'
import { startThread } from './start-thread.ts'

export const chatRoutes = [
  route(chat.listThreads, listThreads),
  route(chat.startThread, startThread),
  route(chat.readThread, readThread),
  route(chat.sendMessage, sendMessage),
  route(chat.markThreadRead, markThreadRead),
  route(chat.answerThread, answerThread),
  route(clinic.listClinicThreads, listClinicThreads),
  route(clinic.readClinicThread, readClinicThread),
  route(clinic.markClinicThreadRead, markClinicThreadRead),
]
