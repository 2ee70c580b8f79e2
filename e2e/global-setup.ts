import { fastestTempFolder } from '../server/src/testing/setup/fastest-temp-folder.ts'
import { buildIfStale } from '../tools/build/build.ts'
import { startTestClinic } from '../tools/test-clinic/run-server.ts'

/** One server for the whole run. Its address reaches the journeys through the environment. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup() {
  await buildIfStale((line) => console.log(line))
  // A page whose session was ended elsewhere learns it with the next heartbeat.
  const clinic = await startTestClinic({ parent: fastestTempFolder(), settings: { STREAM_HEARTBEAT: '3' } })
  process.env.CLINIC_URL = clinic.url
  process.env.CLINIC_DATA = clinic.dataDirectory
  return clinic.close
}
