import type { Scale } from '../../server/src/demo/large/fill-large-data.ts'
import type { RunningServer } from '../test-clinic/run-server.ts'

export type Metric = {
  name: string
  value: number
  unit: '' | 'x' | 'KB' | 's' | 'ms' | '/s'
  /** Missing where the figure is only there to be read. */
  goal?: { atMost: number } | { atLeast: number }
}

/** A running server with as much in it as the measurements ask for, and where its data lies. */
export type TestClinic = { server: RunningServer; dataDirectory: string }

/** One file each in this folder, listed in `bench.ts`. Throws when it cannot measure. */
export type Benchmark = {
  name: string
  /** What the database must hold on top of the demo data. */
  scale?: Partial<Scale>
  measure: (stage: TestClinic) => Promise<Metric[]>
}

export function metricRow({ name, value, unit, goal }: Metric) {
  if (!goal) return [name, format(value, unit), '', '']
  const met = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
  const wanted = 'atMost' in goal ? `at most ${format(goal.atMost, unit)}` : `at least ${format(goal.atLeast, unit)}`
  return [name, format(value, unit), wanted, met ? 'ok' : 'over']
}

function format(value: number, unit: Metric['unit']) {
  return `${value.toFixed(digitsOf(value, unit))}${unit === 'x' ? 'x' : unit && ` ${unit}`}`
}

function digitsOf(value: number, unit: Metric['unit']) {
  if (unit === 'x' || unit === 's') return 2
  if (unit === 'KB' || (unit === 'ms' && value < 20)) return 1
  return unit || Number.isInteger(value) ? 0 : 3
}
