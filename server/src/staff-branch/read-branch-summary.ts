import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { DAY } from '@nmw/contract/duration'
import { ROLES } from '@nmw/contract/role'
import { dayIn } from '@nmw/contract/zone'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { order } from '../database/schema/order-table.ts'
import { refundCase } from '../database/schema/payment-table.ts'
import { shipment } from '../database/schema/shipment-table.ts'
import type { Caller } from '../http/route.ts'
import { isAstray } from '../parcel/parcel-trouble.ts'
import { requireBranch } from './work-branches.ts'

/** Older chats are not counted. */
const CHAT_DAYS = 30

type Input = { caller: Caller; query: { branch: number } }

/** Counts only open work, so that the cost does not grow with the history. */
export async function readBranchSummary({ db, now }: Context, { caller, query }: Input) {
  const place = await requireBranch(db, caller, query.branch)
  const day = dayIn(place.timezone, now())
  const seesOrders = sees(caller, ['pharmacist', 'frontOffice'])
  const [seats, orders, astray, refunds, unreadChats] = await Promise.all([
    countSeats(db, caller, { branchId: place.id, day }),
    seesOrders ? countOrders(db, place.id) : null,
    seesOrders ? countAstray(db, place.id) : null,
    sees(caller, ['frontOffice']) ? countRefunds(db, place.id) : null,
    sees(caller, ['frontOffice', 'doctor']) ? countUnread(db, caller, place.id, now()) : null,
  ])
  return {
    day,
    ...seats,
    toConfirm: orders && (orders.get('WAITING_CONFIRM') ?? 0),
    inProcess: orders && (orders.get('PROCESS') ?? 0),
    pickups: orders && (orders.get('SELF_PICKUP') ?? 0),
    astray,
    refundsAsked: refunds && (refunds.get('DIAJUKAN') ?? 0),
    refundsApproved: refunds && (refunds.get('DISETUJUI') ?? 0),
    unreadChats,
  }
}

function sees({ roleId }: Caller, roles: (keyof typeof ROLES)[]) {
  return roleId === ROLES.administrator || roles.some((role) => ROLES[role] === roleId)
}

function seats(condition: SQL) {
  return sql<number>`count(*) filter (where ${condition})::int`
}

async function countSeats(db: Database, caller: Caller, { branchId, day }: { branchId: number; day: string }) {
  const self = db.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, caller.accountId))
  const [row] = await db
    .select({
      expected: seats(sql`${appointment.status} = 1 and ${appointment.checkedInAt} is null`),
      arrived: seats(sql`${appointment.status} = 1 and ${appointment.checkedInAt} is not null`),
      finished: seats(sql`${appointment.status} = 2`),
      absent: seats(sql`${appointment.absentAt} is not null`),
      sessions: sql<number>`count(distinct ${doctorSession.id})::int`,
    })
    .from(doctorSession)
    .leftJoin(appointment, eq(appointment.sessionId, doctorSession.id))
    .where(
      and(
        eq(doctorSession.branchId, branchId),
        eq(doctorSession.day, day),
        isNull(doctorSession.closedAt),
        caller.roleId === ROLES.doctor ? inArray(doctorSession.doctorId, self) : undefined,
      ),
    )
  return row!
}

async function countOrders(db: Database, branchId: number) {
  const rows = await db
    .select({ state: order.orderStatus, count: sql<number>`count(*)::int` })
    .from(order)
    .where(and(eq(order.branchId, branchId), inArray(order.orderStatus, ['WAITING_CONFIRM', 'PROCESS', 'SELF_PICKUP'])))
    .groupBy(order.orderStatus)
  return new Map<string, number>(rows.map(({ state, count }) => [state, count]))
}

async function countAstray(db: Database, branchId: number) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(order)
    .innerJoin(shipment, eq(shipment.orderId, order.id))
    .where(and(eq(order.branchId, branchId), eq(order.orderStatus, 'SHIPPED'), isAstray(db)))
  return row!.count
}

async function countRefunds(db: Database, branchId: number) {
  const rows = await db
    .select({ state: refundCase.state, count: sql<number>`count(*)::int` })
    .from(refundCase)
    .innerJoin(order, eq(order.id, refundCase.orderId))
    .where(and(sql`${refundCase.state} in ('DIAJUKAN', 'DISETUJUI')`, eq(order.branchId, branchId)))
    .groupBy(refundCase.state)
  return new Map<string, number>(rows.map(({ state, count }) => [state, count]))
}

function countUnread(db: Database, caller: Caller, branchId: number, at: Date) {
  const self = db.select({ id: doctor.id }).from(doctor).where(eq(doctor.accountId, caller.accountId))
  const unread = db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(
      and(eq(chatMessage.chatId, chat.id), gt(chatMessage.id, chat.clinicReadId), eq(chatMessage.sender, 'patient')),
    )
  return db.$count(
    chat,
    and(
      eq(chat.branchId, branchId),
      gt(chat.lastMessageAt, new Date(at.getTime() - CHAT_DAYS * DAY)),
      caller.roleId === ROLES.doctor ? inArray(chat.doctorId, self) : isNull(chat.doctorId),
      exists(unread),
    ),
  )
}
