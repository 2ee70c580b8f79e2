import * as z from 'zod/mini'
import { chatMessageItem } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { pageInfo, pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'

const roles = [ROLES.administrator, ROLES.doctor, ROLES.frontOffice] as const
const chatId = z.object({ id: rowIdText('Id Tidak Ditemukan') })

const clinicThread = z.object({
  id: z.number(),
  patientId: z.number(),
  patientName: z.string(),
  lastMessage: z.string(),
  lastImage: z.boolean(),
  lastFromPatient: z.boolean(),
  lastMessageAt: z.iso.datetime(),
  unread: z.number(),
  /** With a doctor: the end of the open session, if any. */
  sessionEndsAt: z.nullable(z.iso.datetime()),
})

export const listClinicThreads = endpoint({
  method: 'GET',
  path: '/legacy/ops/message',
  audience: 'ops',
  roles,
  summary: 'Conversations of a branch, for a doctor the own ones, newest first',
  query: z.object({ ...branchQuery, ...pageQuery }),
  result: pageOf(clinicThread),
})

export const readClinicThread = endpoint({
  method: 'GET',
  path: '/legacy/ops/message/:id',
  audience: 'ops',
  roles,
  summary: 'A conversation and its messages, the newest page first; the view is audited',
  params: chatId,
  query: z.object(pageQuery),
  result: z.object({ thread: clinicThread, messages: z.array(chatMessageItem), page: pageInfo }),
})

export const markClinicThreadRead = endpoint({
  method: 'PUT',
  path: '/legacy/ops/message/:id/read',
  audience: 'ops',
  roles,
  summary: 'Mark a conversation as read by the clinic',
  params: chatId,
  result: z.literal(true),
})
