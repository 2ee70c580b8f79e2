import { fastestTempFolder } from '../server/src/testing/setup/fastest-temp-folder.ts'
import { buildIfStale } from '../tools/build/build.ts'
import { runServer } from '../tools/test-clinic/run-server.ts'
import { makeTemporaryData } from '../tools/test-clinic/temporary-data.ts'

/** One server for the whole run, on data of its own. Its address reaches the journeys through the environment. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function startClinic() {
  await buildIfStale((line) => console.log(line))
  const data = makeTemporaryData(fastestTempFolder())
  try {
    // A page whose session ended elsewhere hears of it at the next beat.
    const server = await runServer(data.directory, { STREAM_HEARTBEAT: '3' })
    process.env.CLINIC_URL = server.url
    process.env.CLINIC_DATA = data.directory
    return async () => {
      await server.stop()
      await data.remove()
    }
  } catch (error) {
    await data.remove()
    throw error
  }
}
