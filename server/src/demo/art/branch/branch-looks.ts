import { palette as p, type Colour } from '../palette.ts'
import type { Backdrop, Plant } from './backdrop.ts'
import type { Building } from './building.ts'

type BranchLook = { ground: Colour; behind: Backdrop; tone: Colour; left: Plant; right: Plant; house: Building }

export const branchLooks: readonly BranchLook[] = [
  look(p.rosePale, 'tower', p.roseSoft, ['none', 'leaves'], {
    floors: 1,
    roof: 'gable',
    colour: p.plum,
    window: 'square',
  }),
  look(p.sandPale, 'plain', p.sand, ['pot', 'pot'], { floors: 1, roof: 'dome', colour: p.gold, window: 'arched' }),
  look(p.sagePale, 'city', p.sageLight, ['none', 'tree'], {
    floors: 2,
    roof: 'flat',
    colour: p.sageDeep,
    window: 'square',
    awning: p.rose,
  }),
  look(p.stonePale, 'plain', p.stone, ['tree', 'none'], { floors: 1, roof: 'twin', colour: p.rose, window: 'square' }),
  look(p.sagePale, 'sun', p.sageLight, ['tree', 'leaves'], { floors: 1, roof: 'hip', colour: p.rose, window: 'wide' }),
  look(p.rosePale, 'city', p.roseSoft, ['leaves', 'pot'], {
    floors: 2,
    roof: 'arch',
    colour: p.rose,
    window: 'wide',
    awning: p.plum,
  }),
  look(p.sandPale, 'city', p.sand, ['none', 'leaves'], { floors: 2, roof: 'saw', colour: p.rose, window: 'square' }),
  look(p.sagePale, 'rain', p.sageDeep, ['tree', 'tree'], {
    floors: 1,
    roof: 'gable',
    colour: p.sageDeep,
    window: 'arched',
  }),
  look(p.stonePale, 'hills', p.sageLight, ['tree', 'leaves'], {
    floors: 2,
    roof: 'arch',
    colour: p.sand,
    window: 'round',
  }),
  look(p.rosePale, 'plain', p.roseSoft, ['pot', 'none'], {
    floors: 2,
    roof: 'dome',
    colour: p.plum,
    window: 'arched',
    awning: p.sand,
  }),
  look(p.sandPale, 'volcano', p.sand, ['none', 'leaves'], {
    floors: 1,
    roof: 'joglo',
    colour: p.skinBrown,
    window: 'square',
  }),
  look(p.sagePale, 'plain', p.sageLight, ['tree', 'pot'], {
    floors: 1,
    roof: 'joglo',
    colour: p.plum,
    window: 'arched',
  }),
  look(p.stonePale, 'bridge', p.stone, ['leaves', 'none'], {
    floors: 2,
    roof: 'flat',
    colour: p.plum,
    window: 'wide',
    awning: p.sand,
  }),
  look(p.rosePale, 'volcano', p.roseSoft, ['leaves', 'tree'], {
    floors: 1,
    roof: 'steps',
    colour: p.rose,
    window: 'arched',
  }),
  look(p.sandPale, 'temple', p.sand, ['none', 'none'], {
    floors: 1,
    roof: 'tiers',
    colour: p.skinBrown,
    window: 'square',
  }),
  look(p.sagePale, 'sea', p.sageLight, ['palm', 'leaves'], {
    floors: 1,
    roof: 'thatch',
    colour: p.gold,
    window: 'round',
  }),
  look(p.rosePale, 'hills', p.roseSoft, ['none', 'pot'], { floors: 2, roof: 'boat', colour: p.rose, window: 'square' }),
  look(p.sandPale, 'sun', p.sand, ['leaves', 'tree'], {
    floors: 1,
    roof: 'boat',
    colour: p.sageDeep,
    window: 'arched',
  }),
  look(p.sagePale, 'bridge', p.sageLight, ['palm', 'none'], {
    floors: 1,
    roof: 'flat',
    colour: p.rose,
    window: 'round',
    awning: p.plum,
  }),
  look(p.rosePale, 'bridge', p.roseSoft, ['pot', 'leaves'], {
    floors: 1,
    roof: 'hip',
    colour: p.gold,
    window: 'square',
  }),
  look(p.stonePale, 'tower', p.stone, ['none', 'palm'], {
    floors: 1,
    roof: 'steps',
    colour: p.sageDeep,
    window: 'wide',
  }),
  look(p.sandPale, 'sea', p.sageLight, ['leaves', 'palm'], {
    floors: 2,
    roof: 'twin',
    colour: p.plum,
    window: 'round',
  }),
  look(p.rosePale, 'sea', p.roseSoft, ['palm', 'pot'], { floors: 1, roof: 'boat', colour: p.plum, window: 'wide' }),
  look(p.sagePale, 'volcano', p.sageLight, ['none', 'palm'], {
    floors: 2,
    roof: 'hip',
    colour: p.plum,
    window: 'arched',
  }),
  look(p.sandPale, 'hills', p.sageLight, ['leaves', 'palm'], {
    floors: 1,
    roof: 'thatch',
    colour: p.skinBrown,
    window: 'arched',
  }),
]

function look(
  ground: Colour,
  behind: Backdrop,
  tone: Colour,
  [left, right]: [Plant, Plant],
  house: Building,
): BranchLook {
  return { ground, behind, tone, left, right, house }
}
