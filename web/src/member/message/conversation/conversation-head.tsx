import type { Thread } from '@nmw/contract/chat'
import { chevronLeftIcon } from '../../../ui/icon/arrow-icons.ts'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { classNames } from '../../../ui/frame/class-names.ts'
import { iconButtonClass } from '../../../ui/frame/icon-button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './conversation-head.module.css'
import { messagePath } from '../thread-input.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'

export function ConversationHead({ thread }: { thread?: Thread }) {
  return (
    <header className={styles.head}>
      <UiLink
        href={messagePath}
        className={classNames(iconButtonClass(), styles.back)}
        aria-label="Kembali ke daftar pesan"
      >
        <Icon path={chevronLeftIcon} />
      </UiLink>
      {thread ? (
        <>
          <Avatar name={thread.title} src={`/img/${thread.image}?w=96`} size={48} />
          <div className={styles.words}>
            <h2 className={styles.title}>{thread.title}</h2>
            <p className="small dim">{thread.withDoctor ? thread.branch : 'Tim klinik'}</p>
          </div>
        </>
      ) : null}
    </header>
  )
}
