import { formatRupiah } from '@nmw/contract/rupiah'
import type { GatewayFault } from '../outside/payment/simulated-gateway.ts'
import { findPaymentMethod } from '../payment-method/all-payment-methods.ts'
import type { SimulatedPayment } from './list-simulated-payments.ts'
import { button, escapeHtml, timeText } from './simulator-html.ts'

const modes: Record<GatewayFault['mode'], string> = {
  ok: 'Normal',
  down: 'Mati',
  slow: 'Lambat',
  garbage: 'Jawaban rusak',
  mute: 'Tanpa notifikasi',
}

export function paymentSection(payments: SimulatedPayment[], fault: GatewayFault) {
  return `<section aria-labelledby="pembayaran">
<h2 id="pembayaran">Pembayaran terbuka</h2>
<p class="meta">Gerbang pembayaran: <b>${modes[fault.mode]}</b></p>
<div class="row">
${Object.entries(modes)
  .filter(([mode]) => mode !== fault.mode)
  .map(([mode, label]) => button(label, '/_sim/doku/fault', { mode }))
  .join('\n')}
</div>
${payments.length ? `<ol>${payments.map(item).join('')}</ol>` : '<p>Tidak ada tagihan yang menunggu. Buat pesanan atau konsultasi berbayar, lalu muat ulang halaman ini.</p>'}
</section>`
}

function item({ accountNumber, channel, amount, expiresAt, invoice }: SimulatedPayment) {
  const number = escapeHtml(accountNumber ?? '')
  return `<li><article>
<h3>${escapeHtml(invoice)}, ${formatRupiah(amount)}</h3>
<p class="meta">${escapeHtml(findPaymentMethod(channel).name)} <b>${number}</b>, sampai ${timeText(expiresAt)}</p>
<div class="row">
${button('Bayar', `/_sim/doku/pay/${number}`, {}, invoice)}
${button('Kedaluwarsa', `/_sim/doku/expire/${number}`, {}, invoice)}
${button('Gagal', `/_sim/doku/fail/${number}`, {}, invoice)}
</div>
</article></li>`
}
