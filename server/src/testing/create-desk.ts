import type { NewSale } from '@nmw/contract/sale'
import * as contract from '@nmw/contract/sale'
import { ROLES } from '@nmw/contract/role'
import { createDoctorSession } from './create-doctor-session.ts'
import { createPatient } from './create-patient.ts'
import type { TestApp } from './open-test-app.ts'
import { signIn } from './sign-in.ts'

export type TestDesk = Awaited<ReturnType<typeof createDesk>>
type Made = { invoice: string; token: string; total: number; paid: number; change: number; point: number }

/** A branch with someone of the front office who sells there. */
export async function createDesk(world: TestApp, roleId: number = ROLES.frontOffice) {
  const { branch } = await createDoctorSession(world)
  const person = await createPatient(world, { roleId, branchId: branch.id })
  const headers = await signIn(world, person, 'ops')
  const ip = '10.4.4.4'
  return {
    branch,
    person,
    sell: async (body: NewSale, key?: string) => {
      const answer = await world.send(
        contract.createSale,
        { body },
        { ...headers, ...(key && { 'idempotency-key': key }) },
        ip,
      )
      return { ...answer, made: answer.result as Made }
    },
    undo: (invoice: string, reason = 'Salah input') =>
      world.send(contract.voidSale, { params: { invoice }, body: { reason } }, headers, ip),
  }
}
