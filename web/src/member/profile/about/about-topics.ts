import type { ComponentType } from 'react'
import type { IconPath } from '../../../ui/icon/icon.tsx'
import { articleIcon, chatIcon, whatsappIcon } from '../../../ui/icon/navigation-icons.ts'
import { cardIcon, shieldIcon } from '../../../ui/icon/thing-icons.ts'
import { AboutBenefits } from './about-benefits.tsx'
import { AboutContact } from './about-contact.tsx'
import { AboutFaq } from './about-faq.tsx'
import { AboutPrivacy } from './about-privacy.tsx'
import { AboutTerms } from './about-terms.tsx'

type AboutTopic = { slug: string; title: string; icon: IconPath; Content: ComponentType }

export const aboutTopics: readonly AboutTopic[] = [
  { slug: 'member', title: 'Keuntungan Anggota', icon: cardIcon, Content: AboutBenefits },
  { slug: 'faq', title: 'FAQ', icon: chatIcon, Content: AboutFaq },
  { slug: 'terms-condition', title: 'Syarat & Ketentuan', icon: articleIcon, Content: AboutTerms },
  { slug: 'privacy-policy', title: 'Kebijakan Privasi', icon: shieldIcon, Content: AboutPrivacy },
  { slug: 'contact-us', title: 'Hubungi Kami', icon: whatsappIcon, Content: AboutContact },
]
