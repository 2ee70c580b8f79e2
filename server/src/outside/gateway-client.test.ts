import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { kiriminajaCourier } from './courier/kiriminaja-courier.ts'
import { createGatewayClient, expectStatus } from './gateway-client.ts'

/** A company that refuses in its own words, built from the request. */
async function startCompany(status: number, answerWith: (body: string, authorization: string) => string) {
  const company = createServer((request, response) => {
    void text(request).then((body) =>
      response.writeHead(status).end(answerWith(body, request.headers.authorization ?? '')),
    )
  })
  await once(company.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void company.close())
  return `http://127.0.0.1:${(company.address() as AddressInfo).port}`
}

const key = 'kunci-kurir-7781'
const sentValues = { name: 'Siti "Ayu" Rahmawati', phone: '081234567890', note: 'pagar\nhijau', order_id: 'NMW-77' }

test('gateway client: a stored answer has none of our request, whole or cut, and no keys or numbers', async () => {
  const url = await startCompany(
    422,
    (body, authorization) =>
      `{"why":"no such district","given":${body},"by":"${authorization}","read":"+62 812-3456-7890 siti@surat.example"}`,
  )
  const call = {
    method: 'POST',
    path: '/x',
    body: JSON.stringify(sentValues),
    headers: { authorization: `Bearer ${key}` },
  }
  const answer = await createGatewayClient({ url, timeout: 60_000 }).send(call)
  const refused = () => expectStatus(answer, '/x', [200])
  expect(refused).toThrow(/^\/x answered 422: \{"why":"no such district","given":\{"name":"…"/)
  expect(refused).not.toThrow(/Siti|Ayu|0812|3456|hijau|kunci|surat/)
})

test("gateway client: a courier's refusal is stored without the recipient", async () => {
  const url = await startCompany(200, (body) => {
    const { packages } = JSON.parse(body) as { packages: Record<string, string>[] }
    const { destination_name: name, destination_phone: phone, destination_address: address } = packages[0]!
    return JSON.stringify({ status: false, text: `Alamat ${address} (${name}, ${phone}) di luar jangkauan` })
  })
  const end = { place: 'Gambir, Jakarta Pusat', postalCode: '10110', district: 317_106 }
  const clinic = { ...end, name: 'Klinik NMW', phone: '622112345678', address: 'Jalan Thamrin 1, Jakarta' }
  const asked = kiriminajaCourier({ url, key, timeout: 60_000 }).requestPickup({
    requestId: 'NMW-77',
    service: 'jne',
    type: 'REG',
    weight: 1_000,
    value: 50_000,
    cost: 10_000,
    insurance: 0,
    content: 'Produk',
    sender: { ...clinic, latitude: -6.2, longitude: 106.8 },
    recipient: { ...end, name: sentValues.name, phone: '6281234567890', address: 'Jalan Mawar 12, Menteng', note: '' },
    pickupAt: new Date(),
  })
  await expect(asked).rejects.toMatchObject({
    kind: 'refused',
    message: '/api/mitra/v6.1/request_pickup said no: Alamat … (…, …) di luar jangkauan',
  })
})
