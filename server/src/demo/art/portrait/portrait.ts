import { beard } from './beard.ts'
import { clothes } from './clothes.ts'
import { bareFace, ears, features } from './face.ts'
import { glasses } from './glasses.ts'
import { hijab } from './hijab.ts'
import type { Look, ManHair, WomanHair } from './look.ts'
import { manHair } from './man-hair.ts'
import { womanHair } from './woman-hair.ts'

/** Head and shoulders on a grid of 160, without a background. */
export function portrait(look: Look, male: boolean): string {
  const face = bareFace(look.shape, look.skin)
  const seen = features(look, male) + (look.glasses ? glasses(look.glasses) : '')
  const { head } = look
  if ('hijab' in head) {
    const cloth = hijab(head.hijab, head.colour, head.under)
    return cloth.behind + clothes(look, male, true) + cloth.cape + face + seen + cloth.over
  }
  if (male) {
    const chin = look.beard ? beard(look.beard, head.colour, look.skin) : ''
    const hair = manHair(head.hair as ManHair, head.colour)
    return clothes(look, true, false) + ears(look.shape, look.skin, false) + face + chin + hair + seen
  }
  const hair = womanHair(head.hair as WomanHair, head.colour)
  const sides = hair.ears ? ears(look.shape, look.skin, look.earrings ?? false) : ''
  return (
    (hair.behind ?? '') + clothes(look, false, false) + sides + face + (hair.before ?? '') + seen + (hair.over ?? '')
  )
}
