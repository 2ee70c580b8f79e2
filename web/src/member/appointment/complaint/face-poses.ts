export type Pose = 'left' | 'front' | 'right'

export const poses: readonly { pose: Pose; label: string }[] = [
  { pose: 'left', label: 'Kiri' },
  { pose: 'front', label: 'Depan' },
  { pose: 'right', label: 'Kanan' },
]
