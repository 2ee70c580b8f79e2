import { TileSkeleton } from '../page/tile-skeleton.tsx'

export function DoctorsLoading() {
  return <TileSkeleton columns="one-two-three" count={6} />
}
