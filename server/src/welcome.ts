import { BRAND } from '@nmw/contract/brand'
import { roleName } from '@nmw/contract/role'
import { DEMO_PASSWORD, demoPatients, demoStaff } from './demo/demo-accounts.ts'
import type { Env } from './env.ts'

/** What whoever started it wants to know next. */
export function welcome({ publicUrl, outside }: Pick<Env, 'publicUrl' | 'outside'>) {
  if (outside === 'live') return `${BRAND.name} answers at ${publicUrl}`
  const people = [
    ...demoPatients.map(({ email }) => `    ${email.padEnd(22)} Pasien, ${publicUrl}/auth/login`),
    ...demoStaff.map(({ email, roleId }) => `    ${email.padEnd(22)} ${roleName(roleId)}`),
  ]
  return [
    '',
    `  ${BRAND.name}   ${publicUrl}`,
    '',
    `  Demo accounts, password ${DEMO_PASSWORD}`,
    ...people,
    '',
    `  Dashboard        ${publicUrl}/dashboard/login`,
    `  Simulator        ${publicUrl}/_sim   (mail, WhatsApp, payments, clock)`,
    `  API              ${publicUrl}/docs`,
    '',
  ].join('\n')
}
