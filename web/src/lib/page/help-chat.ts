import { BRAND, whatsappLink } from '@nmw/contract/brand'

export const helpChat = whatsappLink(BRAND.whatsapp, BRAND.helpText)
