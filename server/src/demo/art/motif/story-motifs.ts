import { disc } from '../paint.ts'
import { palette } from '../palette.ts'
import { profileHead } from './profile-head.ts'
import { spaWoman } from './spa-woman.ts'
import { spots } from './tools.ts'

const acne = [
  [62, 88, 2.4],
  [68, 94, 1.8],
  [97, 86, 2.6],
  [92, 93, 1.8],
  [73, 58, 2],
  [86, 60, 1.6],
  [84, 102, 1.8],
] as const

export function spottedWoman(): string {
  return (
    disc(100, 104, 84, palette.sandPale) +
    spaWoman({ hair: palette.hairBrown, wrap: 'band', on: spots(acne, palette.rose) })
  )
}

const patches = [
  [138, 106, 9],
  [152, 112, 7],
  [144, 120, 6],
  [160, 102, 4],
] as const

export function sunnyProfile(): string {
  return disc(100, 104, 84, palette.sandPale) + profileHead(spots(patches, palette.skinBrown, 0.55), palette.skinWarm)
}
