import * as contract from '@nmw/contract/ops-visit'
import { route } from '../http/route.ts'
import { finishVisit } from './finish-visit.ts'
import { addVisitPhoto, removeVisitPhoto } from './visit-photos-of-doctor.ts'
import { listVisits } from './list-visits.ts'
import { readVisit } from './read-visit.ts'
import { saveVisitDraft } from './save-visit-draft.ts'
import { searchTreatments } from './search-treatments.ts'

export const visitRoutes = [
  route(contract.listVisits, listVisits),
  route(contract.searchTreatments, searchTreatments),
  route(contract.readVisit, readVisit),
  route(contract.addVisitPhoto, addVisitPhoto),
  route(contract.removeVisitPhoto, removeVisitPhoto),
  route(contract.saveVisitDraft, saveVisitDraft),
  route(contract.finishVisit, finishVisit),
]
