import * as notification from '@nmw/contract/notification'
import { route } from '../http/route.ts'
import { changePreference } from './change-preference.ts'
import { readPreferences } from './read-preferences.ts'

export const preferenceRoutes = [
  route(notification.readPreferences, readPreferences),
  route(notification.changePreference, changePreference),
]
