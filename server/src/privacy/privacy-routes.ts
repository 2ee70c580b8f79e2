import * as privacy from '@nmw/contract/privacy'
import { route } from '../http/route.ts'
import { cancelDeletion } from './cancel-deletion.ts'
import { changeConsent } from './change-consent.ts'
import { prepareExport } from './prepare-export.ts'
import { readPrivacy } from './read-privacy.ts'
import { requestDeletion } from './request-deletion.ts'

export const privacyRoutes = [
  route(privacy.readPrivacy, readPrivacy),
  route(privacy.changeConsent, changeConsent),
  route(privacy.prepareExport, prepareExport),
  route(privacy.requestDeletion, requestDeletion),
  route(privacy.cancelDeletion, cancelDeletion),
]
