import { BRAND } from '@nmw/contract/brand'
import type { Faults } from '../outside/open-outside.ts'
import type { SimulatedMessage } from './list-simulated-messages.ts'
import type { SimulatedPayment } from './list-simulated-payments.ts'
import type { SimulatedParcels } from './list-simulated-parcels.ts'
import { parcelSection } from './parcel-section.ts'
import { paymentSection } from './payment-section.ts'
import { simulatorScript, simulatorStyle } from './simulator-assets.ts'
import { button, escapeHtml, timeText } from './simulator-html.ts'

type View = {
  messages: SimulatedMessage[]
  /** Undefined with a real gateway. */
  payments: SimulatedPayment[] | undefined
  /** Undefined with a real courier. */
  parcels: SimulatedParcels | undefined
  now: Date
  shifted: boolean
  faults: Faults
  nonce: { script: string; style: string }
}

/** A page without React: it must work when the app itself does not. */
export function simulatorPage({ messages, payments, parcels, now, shifted, faults, nonce }: View) {
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulator | ${BRAND.name}</title>
<link rel="icon" href="/art/favicon.svg">
<style nonce="${nonce.style}">${simulatorStyle}</style>
</head>
<body>
<main>
<header>
<h1>Simulator</h1>
<p class="notice"><b>Mode simulasi.</b> Pesan di bawah tidak dikirim ke siapa pun, dan nomor pembayaran bukan milik bank mana pun: jangan transfer.</p>
<p><a href="/auth/login">Buka ${BRAND.name}</a></p>
</header>
<section aria-labelledby="jam">
<h2 id="jam">Jam</h2>
<p><time datetime="${now.toISOString()}">${timeText(now)}</time>${shifted ? ' <b>(digeser)</b>' : ''}</p>
<div class="row">
${button('Maju 5 menit', '/_sim/clock', { advance: 300 })}
${button('Maju 1 jam', '/_sim/clock', { advance: 3600 })}
${button('Maju 1 hari', '/_sim/clock', { advance: 86_400 })}
${button('Kembali ke sekarang', '/_sim/clock', { reset: true })}
</div>
</section>
<section aria-labelledby="gangguan">
<h2 id="gangguan">Gangguan</h2>
<div class="row">
${(['mail', 'whatsapp'] as const).map((carrier) => faultButton(carrier, faults[carrier].failing)).join('\n')}
</div>
</section>
${payments ? paymentSection(payments, faults.payment) : ''}
${parcels ? parcelSection(parcels, faults.courier) : ''}
<section aria-labelledby="pesan">
<h2 id="pesan">Pesan keluar</h2>
${messages.length ? `<ol>${messages.map(item).join('')}</ol>` : '<p>Belum ada pesan. Minta kode masuk atau kata sandi baru, lalu muat ulang halaman ini.</p>'}
</section>
</main>
<script nonce="${nonce.script}">${simulatorScript}</script>
</body>
</html>`
}

function item({ channel, to, subject, text, code, link, at, sent, error }: SimulatedMessage) {
  const state = sent ? 'Terkirim' : error ? `Gagal: ${error}` : 'Menunggu'
  return `<li><article>
<h3>${escapeHtml(subject)}</h3>
<p class="meta">${channel === 'mail' ? 'E-mail' : 'WhatsApp'} ke <b>${escapeHtml(to)}</b>, ${timeText(new Date(at))}. ${escapeHtml(state)}</p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
<p class="text">${escapeHtml(text)}</p>
${link ? `<p><a class="button" href="${escapeHtml(link)}">Buka tautan</a></p>` : ''}
</article></li>`
}

function faultButton(carrier: 'mail' | 'whatsapp', failing: boolean) {
  const name = carrier === 'mail' ? 'E-mail' : 'WhatsApp'
  return button(failing ? `${name} terganggu: pulihkan` : `Ganggu ${name}`, '/_sim/fault', {
    carrier,
    failing: !failing,
  })
}
