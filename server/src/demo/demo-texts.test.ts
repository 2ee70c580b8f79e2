import { SETTINGS } from '@nmw/contract/ops-setting'
import { expect, test } from 'vitest'
import { birthdayVoucher } from '../voucher/birthday-voucher.ts'
import banners from './data/banners.json' with { type: 'json' }
import faq from './data/faq.json' with { type: 'json' }

const answerTo = (question: string) =>
  faq.flatMap(({ items }) => items).find((one) => one.question === question)?.answer

test('demo data: the payment deadlines in the FAQ match the ones in force', () => {
  const answer = answerTo('Berapa lama batas pembayaran?')
  expect(answer).toContain(`Konsultasi dibayar dalam ${SETTINGS['consultation-payment-minutes'].preset} menit`)
  expect(answer).toContain(`Pesanan produk dibayar dalam ${SETTINGS['product-payment-hours'].preset} jam`)
})

test('demo data: the birthday promo names the same day on which its voucher is valid', () => {
  expect(birthdayVoucher.terms[0]).toContain('hanya pada hari ulang tahun Anda')
  const { subTitle, generalHeading, metadata } = banners.find(({ slug }) => slug === 'hari-ulang-tahun')!
  for (const words of [subTitle, metadata.description, generalHeading[0]!.text[1]])
    expect(words).toContain('pada hari ulang tahun Anda')
})
