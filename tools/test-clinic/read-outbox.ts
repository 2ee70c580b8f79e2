type Message = {
  channel: 'mail' | 'whatsapp'
  to: string
  subject: string
  text: string
  code: string | null
  link: string | null
}

export async function readOutbox(url: string, to: string): Promise<Message[]> {
  const answer = await fetch(`${url}/_sim/outbox?to=${encodeURIComponent(to)}`)
  const { result } = (await answer.json()) as { result: Message[] }
  return result
}
