import { ROLES } from '@nmw/contract/role'
import { expect, test } from 'vitest'
import { admitStaff } from './admit-staff.ts'

const { administrator, marcom, designer, doctor, pharmacist, frontOffice } = ROLES
const admitted = {
  dashboard: [administrator, marcom, designer] as number[],
  ops: [administrator, doctor, pharmacist, frontOffice] as number[],
}
const everyone = [...Object.entries(ROLES), ['nobody we know', 99] as const]

test.each(everyone)('staff sign-in: %s may enter only the sites of the role', (_, roleId) => {
  for (const site of ['dashboard', 'ops'] as const) {
    if (admitted[site].includes(roleId)) expect(admitStaff(site, { roleId })).toEqual({ roleId })
    else {
      expect(() => admitStaff(site, { roleId })).toThrow(
        expect.objectContaining({ status: 403, message: 'Anda Tidak Memiliki Akses Ke Halaman Ini' }),
      )
    }
  }
})
