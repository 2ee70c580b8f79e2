import type { Env } from '../env.ts'
import type { Outside } from './outside.ts'
import { simulatedCarrier, type Fault } from './simulated-carrier.ts'

export type Faults = Record<keyof Outside, Fault>

export function noFaults(): Faults {
  return { mail: { failing: false }, whatsapp: { failing: false } }
}

export async function openOutside(env: Env, faults: Faults): Promise<Outside> {
  if (env.outside === 'simulator') {
    return { mail: simulatedCarrier(faults.mail), whatsapp: simulatedCarrier(faults.whatsapp) }
  }
  const [{ smtpMail }, { whatsappCloud }] = await Promise.all([import('./smtp-mail.ts'), import('./whatsapp-cloud.ts')])
  const { smtpUrl = '', mailFrom, whatsappPhoneId = '', whatsappToken = '', whatsappUrl, whatsappTemplate } = env
  return {
    mail: smtpMail({ smtpUrl, mailFrom }),
    whatsapp: whatsappCloud({ whatsappUrl, whatsappPhoneId, whatsappToken, whatsappTemplate }),
  }
}
