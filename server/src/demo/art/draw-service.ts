import { bannerStage } from './banner-stage.ts'
import { serviceLooks } from './motif/service-looks.ts'
import { sides } from './motif/sides.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'

export function drawService(slug: string): string {
  const { ground, sides: kind, motif } = lookOf(slug)
  return picture({
    width: 800,
    height: 500,
    unitsHigh: 200,
    ground,
    body: sides(kind, 40, 284) + place(60, 0, motif()),
  })
}

export function drawServiceBanner(slug: string): string {
  const { ground, motif } = lookOf(slug)
  return bannerStage({ ground, inner: motif() })
}

function lookOf(slug: string) {
  const look = serviceLooks[slug]
  if (!look) throw new Error(`No service looks like ${slug}`)
  return look
}
