import { BRAND } from '@nmw/contract/brand'
import type { Site } from '@nmw/contract/endpoint'
import { mayEnter, roleName, ROLES } from '@nmw/contract/role'
import { DEMO_PASSWORD, demoPatients, demoStaff } from './demo/demo-accounts.ts'
import type { Env } from './env.ts'

const doors: { site: Site; name: string; path: string }[] = [
  { site: 'member', name: 'Patients', path: '/auth/login' },
  { site: 'dashboard', name: 'Dashboard', path: '/dashboard/login' },
  { site: 'ops', name: 'Clinic', path: '/ops/login' },
]

/** What to do after the first start. */
export function welcome({ publicUrl, outside }: Pick<Env, 'publicUrl' | 'outside'>) {
  if (outside === 'live') return `${BRAND.name} answers at ${publicUrl}`
  const people = [...demoPatients.map(({ email }) => ({ email, roleId: ROLES.patient })), ...demoStaff]
  return [
    '',
    `  ${BRAND.name}   ${publicUrl}`,
    '',
    `  Demo accounts, password ${DEMO_PASSWORD}`,
    ...doors.flatMap(({ site, name, path }) => [
      '',
      `  ${name.padEnd(16)} ${publicUrl}${path}`,
      ...people
        .filter(({ roleId }) => mayEnter(site, roleId))
        .map(({ email, roleId }) => `    ${email.padEnd(22)} ${roleName(roleId)}`),
    ]),
    '',
    `  Public site      ${publicUrl}/services`,
    `  Simulator        ${publicUrl}/_sim   (mail, WhatsApp, payments, clock)`,
    `  API              ${publicUrl}/docs`,
    '',
  ].join('\n')
}
