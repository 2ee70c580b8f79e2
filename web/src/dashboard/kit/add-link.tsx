import { contentKindNames, type ContentKind } from '@nmw/contract/content-kind'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { editPath } from './content-paths.ts'

/** for example 'Tambah Artikel' */
export function AddLink({ kind }: { kind: ContentKind }) {
  return (
    <UiLink href={editPath(kind, {})} className={buttonClass()}>
      <Icon path={plusIcon} size={20} />
      Tambah {contentKindNames[kind]}
    </UiLink>
  )
}
