import type { Colour } from '../palette.ts'

export type WomanHair =
  | 'long-side'
  | 'long-centre'
  | 'long-fringe'
  | 'bob'
  | 'bob-fringe'
  | 'wavy'
  | 'top-bun'
  | 'low-bun'
  | 'ponytail'
  | 'braid'
  | 'curls'
  | 'pixie'
export type ManHair =
  | 'short'
  | 'swept'
  | 'quiff'
  | 'buzz'
  | 'curls'
  | 'receding'
  | 'slick'
  | 'curtain'
  | 'peci'
  | 'crop'
export type Hijab = 'round' | 'pinned' | 'wrapped' | 'long'
export type Beard = 'stubble' | 'moustache' | 'goatee' | 'full'
export type Glasses = 'round' | 'square' | 'cat' | 'half'
export type FaceShape = 'oval' | 'round' | 'long' | 'heart' | 'square'
type Clothes = 'coat' | 'tie' | 'blouse' | 'scrubs' | 'closed' | 'shirt'

type Head = { hair: WomanHair | ManHair; colour: Colour } | { hijab: Hijab; colour: Colour; under?: Colour }

export type Look = {
  ground: Colour
  skin: Colour
  shape: FaceShape
  head: Head
  clothes: Clothes
  cloth: Colour
  glasses?: Glasses
  beard?: Beard
  older?: boolean
  mole?: boolean
  earrings?: boolean
  stethoscope?: boolean
}
