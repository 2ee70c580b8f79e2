import { leaf } from '../leaf.ts'
import { disc, faint, fill, line } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'

export type Backdrop = 'plain' | 'city' | 'hills' | 'volcano' | 'sea' | 'sun' | 'bridge' | 'tower' | 'temple' | 'rain'

export function backdrop(kind: Backdrop, tone: Colour): string {
  return backdrops[kind](tone)
}

const backdrops: Record<Backdrop, (tone: Colour) => string> = {
  plain: () => faint(disc(80, 84, 58, palette.white), 0.5),
  city: (tone) => fill('M8 132V84h18v-20h16v30h14V52h14v80zM152 132V76h-16V56h-18v34h-12v42z', tone),
  hills: (tone) => fill('M0 132V98c20-22 44-22 62-2 18-28 52-30 70-4 10-10 20-10 28-4v44z', tone),
  volcano: (tone) =>
    fill('M-34 132c30-22 46-56 54-86h12c10 30 32 64 70 86z', tone) +
    faint(fill('M21 42c-7-9 5-12 2-21 10 3 14 12 8 21z', palette.white), 0.9),
  sea: (tone) =>
    disc(122, 54, 18, palette.sand) + fill('M0 104c14-6 26-6 40 0s26 6 40 0 26-6 40 0 26 6 40 0v28H0z', tone),
  sun: () => disc(122, 46, 20, palette.sand) + cloud(34, 42),
  bridge: (tone) =>
    fill('M18 132V52h10v80zM132 132V52h10v80z', tone) +
    line('M-4 84C8 78 16 66 23 54c18 34 96 34 114 0 7 12 15 24 27 30M0 104h160', tone, 4),
  tower: (tone) => fill('M22 132l4-70h8l4 70zM20 62h20l-4-8H24z', tone) + disc(30, 46, 6, palette.sand),
  temple: (tone) => fill('M6 132V96h8V80h8V62h10v70zM154 132V96h-8V80h-8V62h-10v70z', tone),
  rain: (tone) =>
    cloud(30, 40) + cloud(128, 32) + line('M24 54l-3 8M34 54l-3 8M44 54l-3 8M122 46l-3 8M132 46l-3 8', tone),
}

function cloud(x: number, y: number): string {
  return place(
    x,
    y,
    faint(fill('M-20 8c-8 0-8-11 1-11 2-10 17-11 20-2 8-4 16 2 14 8 6 1 5 5-1 5z', palette.white), 0.9),
  )
}

export type Plant = 'leaves' | 'palm' | 'tree' | 'pot' | 'none'

export function plant(kind: Plant, x: number): string {
  return plants[kind](x)
}

const plants: Record<Plant, (x: number) => string> = {
  leaves: (x) => leaf(x - 4, 131, -22, 0.6) + leaf(x + 4, 131, 20, 0.5, palette.sageLight),
  palm: (x) =>
    line(`M${x} 132c-2-18-2-34 2-50`, palette.ink, 3.4) +
    place(
      x + 2,
      82,
      [-100, -50, 0, 50, 100]
        .map(
          (turn) =>
            `<path d="M0 0C-5-7-5-15 0-22 5-15 5-7 0 0z" transform="rotate(${turn})" fill="${palette.sageDeep}" stroke="${palette.ink}"/>`,
        )
        .join(''),
    ),
  tree: (x) => line(`M${x} 132v-24`) + disc(x, 96, 15, palette.sage, palette.ink) + line(`M${x} 112v-14M${x} 106l6-6`),
  pot: (x) =>
    leaf(x, 122, 0, 0.5) +
    leaf(x, 122, 34, 0.42, palette.sageLight) +
    leaf(x, 122, -34, 0.42, palette.sageLight) +
    `<path d="M${x - 7} 120h14l-2 12h-10z" fill="${palette.rose}" stroke="${palette.ink}"/>`,
  none: () => '',
}
