import { fillDemoData } from '../../server/src/demo/fill-demo-data.ts'
import { fillLargeData, nothingLarge, type Scale } from '../../server/src/demo/large/fill-large-data.ts'
import { readEnv } from '../../server/src/env.ts'
import { runServer } from '../test-clinic/run-server.ts'
import { makeTemporaryData } from '../test-clinic/temporary-data.ts'
import { withDatabase } from '../shared/with-database.ts'
import type { TestClinic } from './benchmark.ts'

/** A second clinic beside the one that is measured, with little in it. */
export async function withSmallClinic<Result>(scale: Partial<Scale>, work: (stage: TestClinic) => Promise<Result>) {
  const data = makeTemporaryData()
  try {
    await withDatabase(readEnv({ DATA_DIR: data.directory }), async (context) => {
      await fillDemoData(context)
      await fillLargeData(context, { ...nothingLarge, ...scale })
    })
    const server = await runServer(data.directory)
    try {
      return await work({ server, dataDirectory: data.directory })
    } finally {
      await server.stop()
    }
  } finally {
    await data.remove()
  }
}
