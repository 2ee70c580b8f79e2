import type { Carrier } from './outside.ts'

type Settings = {
  whatsappUrl: string
  whatsappPhoneId: string
  whatsappToken: string
  whatsappTemplate: string
}

/** WhatsApp Cloud API. Codes must travel in an approved authentication template, which carries the code twice. */
export function whatsappCloud({ whatsappUrl, whatsappPhoneId, whatsappToken, whatsappTemplate }: Settings): Carrier {
  return {
    async send({ recipient, body, code }) {
      const response = await fetch(`${whatsappUrl}/${whatsappPhoneId}/messages`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
        headers: { authorization: `Bearer ${whatsappToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: recipient,
          ...(code ? codeTemplate(whatsappTemplate, code) : { type: 'text', text: { body } }),
        }),
      })
      const answer = (await response.json().catch(() => ({}))) as {
        messages?: { id: string }[]
        error?: { code: number }
      }
      if (!response.ok || !answer.messages?.[0]?.id) {
        throw new Error(`WhatsApp answered ${response.status}, error ${answer.error?.code ?? 'unknown'}`)
      }
    },
  }
}

function codeTemplate(name: string, code: string) {
  const parameters = [{ type: 'text', text: code }]
  return {
    type: 'template',
    template: {
      name,
      language: { code: 'id' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  }
}
