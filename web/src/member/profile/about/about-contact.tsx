import { BRAND } from '@nmw/contract/brand'
import { helpChat } from '../../../lib/page/help-chat.ts'
import { renderExternal } from '../../../lib/page/render-external.tsx'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { Card } from '../../../ui/frame/card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { KeyValueList } from '../../../ui/list/key-value-list.tsx'
import { whatsappIcon } from '../../../ui/icon/navigation-icons.ts'
import { Stack } from '../../../ui/frame/stack.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'

const mail = (
  <UiLink href={`mailto:${BRAND.email}`} className="link">
    {BRAND.email}
  </UiLink>
)

const facts = [
  { key: 'WhatsApp', value: <span className="num">{spacedNumber(BRAND.whatsapp)}</span> },
  { key: 'E-mail', value: mail },
  { key: 'Alamat', value: BRAND.address },
]

export function AboutContact() {
  return (
    <Card padded>
      <Stack>
        <p>Ada pertanyaan tentang janji, resep, atau pembayaran Anda? Admin kami membalas lewat WhatsApp.</p>
        <UiLink href={helpChat} className={buttonClass({ block: true })} renderLink={renderExternal}>
          <Icon path={whatsappIcon} size={20} />
          Chat Admin
        </UiLink>
        <KeyValueList look="facts" items={facts} />
      </Stack>
    </Card>
  )
}
