import { createContext, use } from 'react'
import type { Toaster } from './toaster.ts'

export const ToastContext = createContext<Toaster | null>(null)

export function useToast(): Toaster {
  const toaster = use(ToastContext)
  if (!toaster) throw new Error('useToast needs a ToastProvider above it')
  return toaster
}
