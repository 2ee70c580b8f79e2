import { listNotifications } from '@nmw/contract/notification'
import type { Load } from '../../lib/reads/load.ts'
import { notificationPage } from './notification-page.ts'

export const loadNotification: Load = ({ read, search }) => read(listNotifications, notificationPage(search))
