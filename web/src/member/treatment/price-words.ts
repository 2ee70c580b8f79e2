import { formatRupiah } from '@nmw/contract/rupiah'

export const priceWords = (price: number) => (price ? formatRupiah(price) : 'Hubungi klinik')
