import { logout } from '@nmw/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { logoutIcon } from '../../ui/navigation-icons.ts'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { StaffNavButton } from '../../ui/staff-nav-button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useChange } from '../use-endpoint.ts'

export function StaffLogoutButton({ loginPage }: { loginPage: string }) {
  const [asking, setAsking] = useState(false)
  const change = useChange(logout)
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()

  async function leave() {
    try {
      await change.mutateAsync({})
    } catch {
      return // told in a toast
    }
    toast.success(logout.success)
    await navigate({ to: loginPage as '/' })
    client.clear()
  }

  return (
    <>
      <StaffNavButton icon={logoutIcon} label="Keluar" onClick={() => setAsking(true)} />
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        title="Apakah Anda Ingin Keluar ?"
        confirmLabel="Keluar"
        cancelLabel="Batal"
        busy={change.isPending}
      />
    </>
  )
}
