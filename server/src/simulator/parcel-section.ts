import type { ParcelStep } from '../outside/courier/courier.ts'
import type { CourierFault } from '../outside/courier/simulated-courier.ts'
import type { SimulatedParcels } from './list-simulated-parcels.ts'
import { button, escapeHtml } from './simulator-html.ts'

const modes: Record<CourierFault['mode'], string> = {
  ok: 'Kurir normal',
  down: 'Kurir mati',
  slow: 'Kurir lambat',
  garbage: 'Jawaban kurir rusak',
  busy: 'Kurir terlalu sibuk',
  mute: 'Kurir tanpa kabar',
}
const states: Record<string, string> = { requested: 'Menunggu resi', processed: 'Resi dibuat', shipped: 'Dikirim' }
const steps: Partial<Record<ParcelStep, string>> = {
  processed: 'Resi dibuat',
  shipped: 'Dikirim',
  delivered: 'Tiba',
  returned: 'Dikembalikan',
  lost: 'Hilang',
}

export function parcelSection({ packed, moving }: SimulatedParcels, fault: CourierFault) {
  return `<section aria-labelledby="paket">
<h2 id="paket">Paket</h2>
<p class="meta">Kurir: <b>${modes[fault.mode]}</b></p>
<div class="row">
${Object.entries(modes)
  .filter(([mode]) => mode !== fault.mode)
  .map(([mode, label]) => button(label, '/_sim/courier/fault', { mode }))
  .join('\n')}
</div>
${packed.length || moving.length ? `<ol>${packed.map(packedItem).join('')}${moving.map(movingItem).join('')}</ol>` : '<p>Tidak ada paket. Pesanan yang sudah disiapkan apoteker muncul di sini.</p>'}
</section>`
}

function packedItem({ invoice }: SimulatedParcels['packed'][number]) {
  return `<li><article>
<h3>${escapeHtml(invoice)}</h3>
<p class="meta">Sudah disiapkan, belum ada kurir</p>
<div class="row">${button('Panggil kurir', `/_sim/courier/call/${escapeHtml(invoice)}`, {}, invoice)}</div>
</article></li>`
}

function movingItem({ invoice, requestId, state, airwayBill }: SimulatedParcels['moving'][number]) {
  const buttons = Object.entries(steps).map(([step, label]) =>
    button(label, `/_sim/courier/${step}/${escapeHtml(requestId)}`, {}, invoice),
  )
  return `<li><article>
<h3>${escapeHtml(invoice)}</h3>
<p class="meta">${states[state]}${airwayBill ? `, resi <b>${escapeHtml(airwayBill)}</b>` : ''}</p>
<div class="row">${buttons.join('\n')}</div>
</article></li>`
}
