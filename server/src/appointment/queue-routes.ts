import * as contract from '@nmw/contract/ops-queue'
import { route } from '../http/route.ts'
import { bookWalkIn } from './book-walk-in.ts'
import { callOffSession } from './call-off-session.ts'
import { cancelWalkIn } from './cancel-walk-in.ts'
import { checkInByCode } from './check-in-by-code.ts'
import { checkIn } from './check-in.ts'
import { markAbsent } from './mark-absent.ts'
import { readQueue } from './read-queue.ts'
import { readSeat } from './read-seat.ts'
import { undoAbsent } from './undo-absent.ts'
import { undoCheckIn } from './undo-check-in.ts'

/** What the desk does with the seats of a day. */
export const queueRoutes = [
  route(contract.readQueue, readQueue),
  route(contract.readSeat, readSeat),
  route(contract.checkIn, checkIn),
  route(contract.checkInByCode, checkInByCode),
  route(contract.undoCheckIn, undoCheckIn),
  route(contract.markAbsent, markAbsent),
  route(contract.undoAbsent, undoAbsent),
  route(contract.callOffSession, callOffSession),
  route(contract.bookWalkIn, bookWalkIn),
  route(contract.cancelWalkIn, cancelWalkIn),
]
