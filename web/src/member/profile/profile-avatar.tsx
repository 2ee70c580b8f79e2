import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Row } from '../../ui/row.tsx'

type ProfileAvatarProps = { name: string; photo: string | null }

export function ProfileAvatar({ name, photo }: ProfileAvatarProps) {
  return (
    <Card padded>
      <Row gap={4}>
        <Avatar name={name} src={photo ? `/img/${photo}` : null} size={64} />
        <div>
          <p className="small dim">Foto profil</p>
          <p className="h3">{name}</p>
        </div>
      </Row>
    </Card>
  )
}
