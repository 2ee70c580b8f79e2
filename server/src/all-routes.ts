import { articleRoutes } from './article/article-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import type { Route } from './http/route.ts'
import { pointRoutes } from './point/point-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { subscriptionRoutes } from './subscription/subscription-routes.ts'

/** Every call the API answers. */
export const allRoutes: Route[] = [
  ...authRoutes,
  ...profileRoutes,
  ...pointRoutes,
  ...subscriptionRoutes,
  ...articleRoutes,
]
