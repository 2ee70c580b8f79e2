import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Courier } from './courier/courier.ts'
import { openCourier } from './courier/open-courier.ts'
import type { CourierFault } from './courier/simulated-courier.ts'
import { diskFileStore } from './disk-file-store.ts'
import type { Carriers, Outside } from './outside.ts'
import { openPartFiles } from './part-files.ts'
import { openPaymentGateway } from './payment/open-payment-gateway.ts'
import type { PaymentGateway } from './payment/payment-gateway.ts'
import type { GatewayFault } from './payment/simulated-gateway.ts'
import { simulatedCarrier, type Fault } from './simulated-carrier.ts'

export type Faults = Record<keyof Carriers, Fault> & { payment: GatewayFault; courier: CourierFault }

export function noFaults(): Faults {
  return { mail: { failing: false }, whatsapp: { failing: false }, payment: { mode: 'ok' }, courier: { mode: 'ok' } }
}

type Simulated = { gateway?: PaymentGateway | undefined; courier?: Courier | undefined }

export async function openOutside(env: Env, faults: Faults, simulated: Simulated = {}): Promise<Outside> {
  const [carriers, payment, courier, files] = await Promise.all([
    openCarriers(env, faults),
    simulated.gateway ?? openPaymentGateway(env),
    simulated.courier ?? openCourier(env),
    openFileStore(env),
  ])
  return { ...carriers, payment, courier, files, parts: openPartFiles(join(env.dataDirectory, 'files', 'parts')) }
}

async function openFileStore({ s3, dataDirectory }: Env) {
  if (!s3) return diskFileStore(join(dataDirectory, 'files'))
  const { s3FileStore } = await import('./s3-file-store.ts')
  return s3FileStore(s3)
}

async function openCarriers(env: Env, faults: Faults): Promise<Carriers> {
  if (env.outside === 'simulator') {
    return { mail: simulatedCarrier(faults.mail), whatsapp: simulatedCarrier(faults.whatsapp) }
  }
  const [{ smtpMail }, { whatsappCloud }] = await Promise.all([import('./smtp-mail.ts'), import('./whatsapp-cloud.ts')])
  const { smtpUrl = '', mailFrom, whatsappPhoneId = '', whatsappToken = '' } = env
  return {
    mail: smtpMail({ smtpUrl, mailFrom }),
    whatsapp: whatsappCloud({ ...env, whatsappPhoneId, whatsappToken }),
  }
}
