import * as contract from '@nmw/contract/ops-setting'
import { route } from '../http/route.ts'
import { changeSetting } from './change-setting.ts'
import { listSettings } from './list-settings.ts'

export const settingRoutes = [route(contract.listSettings, listSettings), route(contract.changeSetting, changeSetting)]
