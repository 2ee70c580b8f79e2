import { contentKindNames, type ContentKind } from '@nmw/contract/content-kind'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { editPath } from './content-paths.ts'
import { PreviewLinkButton } from './preview-link-button.tsx'
import { TrashButton } from './trash-button.tsx'

type DetailPanelProps<T> = {
  kind: ContentKind
  id: string
  nameOf: (data: T) => string
  read: { data: T | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  onClose: () => void
  /** further actions */
  acts?: ReactNode
  children: (data: T) => ReactNode
}

/** The detail panel of a content, with the actions every kind has. */
export function DetailPanel<T>({ kind, id, nameOf, read, onClose, acts, children }: DetailPanelProps<T>) {
  const { data, error, isFetching, refetch } = read
  return (
    <SidePanel
      key={id}
      takesFocus
      title={`Detail ${contentKindNames[kind].toLowerCase()}`}
      onClose={onClose}
      actions={
        data ? (
          <UiLink href={editPath(kind, { id })} className={buttonClass({ variant: 'line', small: true })}>
            Ubah
          </UiLink>
        ) : null
      }
      foot={
        data ? (
          <>
            {acts}
            <PreviewLinkButton kind={kind} id={id} />
            <TrashButton kind={kind} id={id} name={nameOf(data)} onDone={onClose} />
          </>
        ) : null
      }
    >
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState level={3} retrying={isFetching} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      ) : (
        <SkeletonCard />
      )}
    </SidePanel>
  )
}
