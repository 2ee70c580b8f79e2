import { disc, fill, line, ring } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'

export type Emblem = 'drop' | 'sun' | 'moon' | 'leaf' | 'dots' | 'star' | 'eye' | 'fruit' | 'shield' | 'hair' | 'plus'

const { plum, gold, rose, sageDeep, sand, white } = palette

const marks: Record<Emblem, string> = {
  drop:
    fill('M0-9c4 5 6.500 8 6.500 11.500a6.500 6.500 0 0 1-13 0C-6.500-1-4-4 0-9z', rose) +
    line('M-3 3c.500 2 1.500 3 3 3.500', white, 1.4),
  sun:
    disc(0, 0, 4.5, gold) +
    line('M0-8.500v1.500M0 7v1.500M-8.500 0H-7M7 0h1.500M-6-6l1 1M5 5l1 1M6-6l-1 1M-5 5l-1 1', gold, 1.8),
  moon: fill('M3-8A8.500 8.500 0 1 0 8.500 3.500 7 7 0 0 1 3-8z', plum),
  leaf: fill('M0 8C-6 2-7-4 0-9 7-4 6 2 0 8z', sageDeep) + line('M0 9v-11', white, 1.4),
  dots: disc(-5, -3, 3, rose) + disc(4, -5, 2.2, rose) + disc(2, 4, 3.4, rose) + disc(-5, 5, 1.8, rose),
  star: fill('M0-9c1 5 3 7.500 8 9-5 1.500-7 4-8 9-1-5-3-7.500-8-9 5-1.500 7-4 8-9z', gold),
  eye: line('M-9-1c4 6 14 6 18 0M-6 3l-2 3M0 4.500v3.500M6 3l2 3', plum, 1.8),
  fruit: disc(0, 0, 8, sand) + ring(0, 0, 8, gold) + line('M0-7V7M-7 0H7M-5-5l10 10M5-5-5 5', gold, 1.2),
  shield: fill('M0-9l8 3c0 7-2 12-8 15-6-3-8-8-8-15z', sageDeep) + line('M-3 0l2.500 2.500L4-3', white, 1.6),
  hair: line('M-6 8c0-8-3-10 0-16M0 8c0-8-3-10 0-16M6 8c0-8-3-10 0-16', plum, 1.8),
  plus: line('M0-6V6M-6 0H6', plum, 2.6),
}

export function emblem(kind: Emblem, x: number, y: number): string {
  return place(x, y, marks[kind])
}
