import { disc, fill, line, shape, slab } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'
import { emblem, type Emblem } from './emblem.ts'

type Kind =
  | 'pump'
  | 'tube'
  | 'flask'
  | 'dropper'
  | 'jar'
  | 'sunscreen'
  | 'spray'
  | 'tonic'
  | 'shampoo'
  | 'pills'
  | 'sachet'
  | 'slim'
export type Container = { kind: Kind; body?: Colour; cap: Colour; label?: Colour; mark: Emblem }

const { ink, plum, white } = palette

/** Stands on y = 136 in the middle of a grid of 160. */
export function container({ kind, body = white, cap, label = palette.sandPale, mark }: Container): string {
  const tag = (x: number, y: number, width: number, height: number) =>
    slab({ x, y, width, height, round: 4, colour: label }) +
    emblem(mark, 80, y + height * 0.38) +
    line(
      `M${80 - width * 0.28} ${y + height - 9}h${width * 0.56}M${80 - width * 0.16} ${y + height - 4}h${width * 0.32}`,
      plum,
      1.6,
    )
  return containers[kind]({ body, cap, label, mark, tag })
}

type Tag = (x: number, y: number, width: number, height: number) => string
type Parts = { body: Colour; cap: Colour; label: Colour; mark: Emblem; tag: Tag }

const containers: Record<Kind, (parts: Parts) => string> = {
  pump: ({ body, cap, tag }) =>
    shape('M74 40V30h28l7 9M74 30v-6h16v6', cap) +
    shape('M68 40h24v18H68z', cap) +
    shape('M48 70c0-8 6-12 14-12h36c8 0 14 4 14 12v56c0 6-4 10-10 10H58c-6 0-10-4-10-10z', body) +
    tag(57, 76, 46, 44),
  tube: ({ body, cap, tag }) =>
    shape('M64 112h32v20a4 4 0 0 1-4 4H68a4 4 0 0 1-4-4z', cap) +
    line('M72 118v12M80 118v12M88 118v12') +
    shape('M54 22h52l-6 90H60z', body) +
    line('M54.500 30h51') +
    tag(62, 48, 36, 46),
  flask: ({ body, cap, tag }) =>
    shape('M68 24h24v20H68z', cap) +
    shape('M66 44h28v6c12 4 16 10 16 20v56a10 10 0 0 1-10 10H60a10 10 0 0 1-10-10V70c0-10 4-16 16-20z', body) +
    tag(58, 74, 44, 48),
  dropper: ({ body, cap, tag }) =>
    shape('M70 50V30c0-9 20-9 20 0v20z', cap) +
    shape('M64 50h32v16H64z', palette.sand) +
    shape('M62 66h36a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H62a12 12 0 0 1-12-12V78a12 12 0 0 1 12-12z', white) +
    fill('M51 92h58v32a11 11 0 0 1-11 11H62a11 11 0 0 1-11-11z', body === white ? palette.roseSoft : body) +
    line('M80 66v22M51 92h58') +
    tag(59, 84, 42, 42),
  jar: ({ body, cap, tag }) =>
    shape('M48 50h64a6 6 0 0 1 6 6v18H42V56a6 6 0 0 1 6-6z', cap) +
    line('M54 58v9M67 58v9M80 58v9M93 58v9M106 58v9') +
    shape('M50 74h60a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H50a14 14 0 0 1-14-14V88a14 14 0 0 1 14-14z', body) +
    tag(52, 83, 56, 44),
  sunscreen: ({ body, cap, tag }) =>
    shape('M62 108h36v24a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4z', cap) +
    shape('M50 32c20-5 40-5 60 0l-6 76H56z', body) +
    line('M50.500 39c20-5 39-5 59 0') +
    tag(60, 54, 40, 44),
  spray: ({ body, cap, tag }) =>
    shape('M70 42V28h22v14zM70 32h-8', cap) +
    line('M58 26l-12-5M57 32H44M58 38l-12 5', plum) +
    shape('M66 42h28v12H66z', cap) +
    shape('M60 54h40a8 8 0 0 1 8 8v64a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10V62a8 8 0 0 1 8-8z', body) +
    tag(60, 72, 40, 48),
  tonic: ({ body, cap, tag }) =>
    shape('M76 44l2-24h4l2 24z', cap) +
    shape('M64 44h32v14H64z', cap) +
    shape('M58 58h44c4 4 6 8 6 14v54a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10V72c0-6 2-10 6-14z', body) +
    tag(60, 76, 40, 46),
  shampoo: ({ body, cap, tag }) =>
    shape('M58 32h44a4 4 0 0 1 4 4v12H54V36a4 4 0 0 1 4-4z', cap) +
    line('M54 42h52') +
    shape('M52 48h56c6 18 8 36 4 78-1 6-5 10-11 10H59c-6 0-10-4-11-10-4-42-2-60 4-78z', body) +
    tag(58, 70, 44, 50),
  pills: ({ body, cap, tag }) =>
    shape('M58 34h44a4 4 0 0 1 4 4v16H54V38a4 4 0 0 1 4-4z', cap) +
    line('M63 40v9M74 40v9M86 40v9M97 40v9') +
    shape('M56 54h48c6 3 8 8 8 14v58a10 10 0 0 1-10 10H58a10 10 0 0 1-10-10V68c0-6 2-11 8-14z', body) +
    tag(54, 74, 52, 46) +
    place(122, 128, capsule(), { rotate: 58 }) +
    place(136, 130, capsule(), { rotate: 112 }),
  sachet: ({ body, cap, label, mark }) =>
    place(92, 18, shape('M0 6h40v112H0z', cap) + line('M0 16h40M0 108h40'), { rotate: 6 }) +
    shape('M44 28h52v108H44z', body) +
    line('M44 38h52M44 126h52') +
    line('M50 33h4M60 33h4M70 33h4M80 33h4M90 33h2M50 131h4M60 131h4M70 131h4M80 131h4M90 131h2', palette.rose) +
    slab({ x: 51, y: 50, width: 38, height: 60, round: 4, colour: label }) +
    emblem(mark, 70, 74) +
    line('M60 96h20M64 102h12', plum, 1.6),
  slim: ({ body, cap, tag }) =>
    shape('M72 20h16l4 26H68z', cap) +
    shape('M66 46h28l4 78a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12z', body) +
    tag(66.5, 64, 27, 46),
}

function capsule(): string {
  return (
    shape('M-6-10a6 6 0 0 1 12 0v20a6 6 0 0 1-12 0z', palette.roseSoft) +
    fill('M-5 0H5v10a5 5 0 0 1-10 0z', palette.rose) +
    line('M-6 0H6') +
    disc(-2, -8, 1, white) +
    line('M-6-10a6 6 0 0 1 12 0v20a6 6 0 0 1-12 0z', ink)
  )
}
