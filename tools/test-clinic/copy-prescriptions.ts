import { copyDemoRecord } from '../../server/src/testing/make/copy-demo-record.ts'
import { inRunningDatabase } from './in-running-database.ts'

/** Gives a patient of a running server the prescriptions that Siti of the demo has. */
export function copyPrescriptions(dataDirectory: string, email: string) {
  return inRunningDatabase(dataDirectory, (db) => copyDemoRecord(db, dataDirectory, email))
}
