import branches from '../data/branches.json' with { type: 'json' }
import { backdrop, plant } from './branch/backdrop.ts'
import { branchLooks } from './branch/branch-looks.ts'
import { building } from './branch/building.ts'
import { picture } from './picture.ts'

export function drawBranch(name: string): string {
  const turn = branches.findIndex((branch) => branch.image === name)
  const look = branchLooks[turn % branchLooks.length]
  if (!look) throw new Error(`No branch has the picture ${name}`)
  const body = backdrop(look.behind, look.tone) + building(look.house) + plant(look.left, 24) + plant(look.right, 136)
  return picture({ width: 512, height: 512, unitsHigh: 160, ground: look.ground, body })
}
