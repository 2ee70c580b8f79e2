import { logout } from '@nmw/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { logoutIcon } from '../../ui/icon/navigation-icons.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { StaffNavButton } from '../../ui/nav/staff-nav-button.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { forgetUnsavedWork, saveUnsavedWork } from './unsaved-work.ts'

export function StaffLogoutButton({ loginPage }: { loginPage: string }) {
  const [asking, setAsking] = useState(false)
  const [saving, setSaving] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const change = useChange(logout)
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()

  async function ask() {
    setAsking(true)
    setSaving(true)
    setIsLeft(await saveUnsavedWork())
    setSaving(false)
  }

  async function leave() {
    try {
      await change.mutateAsync({})
    } catch {
      return // already shown in a toast
    }
    forgetUnsavedWork()
    toast.success(logout.success)
    await navigate({ to: loginPage as '/' })
    client.clear()
  }

  return (
    <>
      <StaffNavButton icon={logoutIcon} label="Keluar" onClick={() => void ask()} />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        title="Apakah Anda Ingin Keluar ?"
        description={isLeft ? 'Ada tulisan Anda yang belum tersimpan. Jika keluar sekarang, tulisan itu hilang.' : null}
        confirmLabel="Keluar"
        cancelLabel="Batal"
        danger={isLeft}
        busy={change.isPending || saving}
      />
    </>
  )
}
