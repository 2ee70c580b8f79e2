import { fillWithArt } from '../../server/src/demo/fill-with-art.ts'
import { fillLargeData, nothingLarge, type Scale } from '../../server/src/demo/large/fill-large-data.ts'
import { readEnv } from '../../server/src/env.ts'
import { withDatabase } from '../shared/with-database.ts'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { startTestClinic } from '../test-clinic/run-server.ts'

export type Metric = {
  name: string
  value: number
  unit: '' | 'x' | 'KB' | 's' | 'ms' | '/s'
  /** Missing where the metric is only for information. */
  goal?: { atMost: number } | { atLeast: number }
}

/** Listed in `bench.ts`. Throws when it cannot measure. */
export type Benchmark = {
  name: string
  /** What the database must contain on top of the demo data. */
  scale?: Partial<Scale>
  measure: (clinic: TestClinic) => Promise<Metric[]>
}

/** A clinic with the demo data and so much more. */
export function startFilledClinic(scale: Partial<Scale>) {
  const fill = (dataDirectory: string) =>
    withDatabase(readEnv({ DATA_DIR: dataDirectory }), async (context) => {
      await fillWithArt(context)
      await fillLargeData(context, { ...nothingLarge, ...scale })
    })
  return startTestClinic({ fill })
}

export function formatMetric({ name, value, unit, goal }: Metric) {
  const line = `${name.padEnd(78)} ${format(value, unit).padStart(10)}`
  if (!goal) return line
  const met = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
  const limit = 'atMost' in goal ? `at most ${format(goal.atMost, unit)}` : `at least ${format(goal.atLeast, unit)}`
  return `${line}  ${limit}${met ? '' : ', MISSED'}`
}

function format(value: number, unit: Metric['unit']) {
  return `${value.toFixed(digitsOf(value, unit))}${unit === 'x' ? 'x' : unit && ` ${unit}`}`
}

function digitsOf(value: number, unit: Metric['unit']) {
  if (unit === 'x' || unit === 's') return 2
  if (unit === 'KB' || (unit === 'ms' && value < 20)) return 1
  return unit || Number.isInteger(value) ? 0 : 3
}
