import { palette as p } from '../palette.ts'
import type { Look } from './look.ts'

type Patient = { look: Look; male: boolean }

const plain = { ground: p.white, clothes: 'shirt' } as const

export const patientLooks = {
  mother: {
    male: false,
    look: { ...plain, skin: p.skinWarm, shape: 'oval', head: { hijab: 'round', colour: p.sageDeep }, cloth: p.sage },
  },
  father: {
    male: true,
    look: {
      ...plain,
      skin: p.skinMid,
      shape: 'square',
      head: { hair: 'short', colour: p.hairBlack },
      cloth: p.plum,
      beard: 'stubble',
    },
  },
  teenGirl: {
    male: false,
    look: {
      ...plain,
      skin: p.skinWarm,
      shape: 'round',
      head: { hair: 'ponytail', colour: p.hairBrown },
      cloth: p.rose,
    },
  },
  teenBoy: {
    male: true,
    look: { ...plain, skin: p.skinMid, shape: 'round', head: { hair: 'curtain', colour: p.hairSoft }, cloth: p.sand },
  },
  guest: {
    male: false,
    look: {
      ...plain,
      skin: p.skinLight,
      shape: 'oval',
      head: { hair: 'long-side', colour: p.hairChestnut },
      cloth: p.rose,
    },
  },
} as const satisfies Record<string, Patient>
