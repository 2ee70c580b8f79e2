import type { Router } from '@tanstack/react-router'
import type { memberRoutes } from './member-routes.tsx'
import type { otherRoutes } from './other-routes.tsx'
import type { publicRoutes } from './public-routes.tsx'
import type { rootRoute } from './root-route.tsx'
import type { staffRoutes } from './staff/staff-routes.tsx'

type EveryRoute = [typeof publicRoutes, typeof memberRoutes, ...typeof otherRoutes, ...typeof staffRoutes]
type RouteTree = ReturnType<typeof rootRoute.addChildren<EveryRoute>>

declare module '@tanstack/react-router' {
  /** Links are type-checked against both routers, although no visitor loads both. */
  interface Register {
    router: Router<RouteTree>
  }
}
