import { formatRupiah } from '@nmw/contract/rupiah'

export const formatPrice = (price: number) => (price ? formatRupiah(price) : 'Hubungi klinik')
