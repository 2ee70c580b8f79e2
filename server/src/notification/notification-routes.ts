import * as notification from '@nmw/contract/notification'
import { route } from '../http/route.ts'
import { listNotifications } from './list-notifications.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'

export const notificationRoutes = [
  route(notification.listNotifications, listNotifications),
  route(notification.markNotificationRead, markNotificationRead),
  route(notification.markAllNotificationsRead, markAllNotificationsRead),
]
