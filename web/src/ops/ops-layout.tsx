import { Outlet } from '@tanstack/react-router'

export function OpsLayout() {
  return <Outlet />
}
