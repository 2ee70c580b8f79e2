import { and, eq, getTableColumns, gte, lte } from 'drizzle-orm'
import type { MemberVoucher } from '@nmw/contract/voucher'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { memberVoucher, voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { birthdayVoucher } from './birthday-voucher.ts'

/** In the catalogue on that day; the last day is included. */
export function offeredOn(moment: Date) {
  const today = dateInJakarta(moment)
  return and(eq(voucher.active, true), lte(voucher.startsOn, today), gte(voucher.endsOn, today))
}

/** Vouchers of members with their catalogue texts and the time zone of the member's branch. */
export function selectMemberVouchers(db: Database) {
  const home = db.select({ id: branch.id, timezone: branch.timezone }).from(branch).as('home')
  return db
    .select({
      ...getTableColumns(memberVoucher),
      terms: voucher.terms,
      usageSteps: voucher.usageSteps,
      usedBranch: branch.name,
      timezone: home.timezone,
    })
    .from(memberVoucher)
    .innerJoin(account, eq(account.id, memberVoucher.accountId))
    .leftJoin(home, eq(home.id, account.branchId))
    .leftJoin(branch, eq(branch.id, memberVoucher.usedBranchId))
    .leftJoin(voucherOption, eq(voucherOption.id, memberVoucher.optionId))
    .leftJoin(voucher, eq(voucher.id, voucherOption.voucherId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectMemberVouchers>>[number]

export function memberVoucherOf(row: Row, at: Date): MemberVoucher {
  const { id, name, image, points, code, expiresAt, usedAt, cancelledAt, kind } = row
  const expired = expiresAt <= at
  return {
    id,
    voucherName: name,
    voucherImage: image,
    pointVoucher: points,
    used: usedAt !== null,
    expired,
    expiredDateVoucher: expiresAt.toISOString(),
    usedDate: usedAt?.toISOString() ?? null,
    usedBranch: row.usedBranch,
    zone: row.timezone ?? 'Asia/Jakarta',
    codeVoucher: code,
    birthday: kind === 'birthday',
    cancellable: kind === 'points' && !usedAt && !cancelledAt && !expired,
    terms: row.terms ?? birthdayVoucher.terms,
    usageSteps: row.usageSteps ?? birthdayVoucher.usageSteps,
  }
}
