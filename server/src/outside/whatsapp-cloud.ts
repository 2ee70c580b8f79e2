import type { Carrier } from './outside.ts'
import { Undeliverable } from './undeliverable.ts'

const NOT_ON_WHATSAPP = 131026

type Settings = {
  whatsappUrl: string
  whatsappPhoneId: string
  whatsappToken: string
  whatsappTemplate: string
  whatsappNewsTemplate: string | undefined
}

/**
 * WhatsApp Cloud API. Codes must use an approved authentication template, which has the code twice. Everything else
 * needs a template too: free text is accepted, but not delivered to people who have not written to us within a day.
 */
export function whatsappCloud(settings: Settings): Carrier {
  const { whatsappUrl, whatsappPhoneId, whatsappToken, whatsappTemplate, whatsappNewsTemplate } = settings
  return {
    async send({ recipient, body, code }) {
      if (!code && !whatsappNewsTemplate) throw new Error('WHATSAPP_NEWS_TEMPLATE is not set')
      const response = await fetch(`${whatsappUrl}/${whatsappPhoneId}/messages`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
        headers: { authorization: `Bearer ${whatsappToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: recipient,
          type: 'template',
          template: code ? codeTemplate(whatsappTemplate, code) : newsTemplate(whatsappNewsTemplate!, body),
        }),
      })
      const answer = (await response.json().catch(() => ({}))) as {
        messages?: { id: string }[]
        error?: { code: number }
      }
      if (!response.ok || !answer.messages?.[0]?.id) {
        const reason = `WhatsApp answered ${response.status}, error ${answer.error?.code ?? 'unknown'}`
        throw answer.error?.code === NOT_ON_WHATSAPP ? new Undeliverable(reason) : new Error(reason)
      }
    },
  }
}

function codeTemplate(name: string, code: string) {
  const parameters = [{ type: 'text', text: code }]
  const button = { type: 'button', sub_type: 'url', index: '0', parameters }
  return { name, language: { code: 'id' }, components: [{ type: 'body', parameters }, button] }
}

/** Parameters must not contain line ends, tabs or runs of spaces. */
function newsTemplate(name: string, body: string) {
  const parameters = [{ type: 'text', text: body.replace(/\s+/g, ' ').trim() }]
  return { name, language: { code: 'id' }, components: [{ type: 'body', parameters }] }
}
