import { useRef, useState } from 'react'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { Button } from '../../../ui/frame/button.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { AvatarChange } from './avatar-change.tsx'
import { portraitSource } from './portrait-source.ts'
import styles from './profile-avatar.module.css'

type ProfileAvatarProps = { name: string; photo: string | null }

export function ProfileAvatar({ name, photo }: ProfileAvatarProps) {
  const [changing, setChanging] = useState(false)
  const restoreFocus = useRef(false)
  if (changing) {
    const close = () => {
      restoreFocus.current = true
      setChanging(false)
    }
    return (
      <Card as="section" padded aria-label="Foto profil">
        <AvatarChange name={name} photo={photo} onClose={close} />
      </Card>
    )
  }
  return (
    <Card as="section" padded aria-label="Foto profil" className={styles.view}>
      <Avatar name={name} src={portraitSource(photo)} size={64} />
      <div className={styles.words}>
        <p className="small dim">Foto profil</p>
        <p className="h3">{name}</p>
      </div>
      <Button
        variant="line"
        small
        // the pressed button is gone, so the focus returns here
        ref={(button) => {
          if (restoreFocus.current) button?.focus()
          restoreFocus.current = false
        }}
        onClick={() => setChanging(true)}
      >
        {photo ? 'Ubah foto' : 'Tambah foto'}
      </Button>
    </Card>
  )
}
