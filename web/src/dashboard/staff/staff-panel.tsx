import { roleName } from '@nmw/contract/role'
import {
  createStaff,
  listStaff,
  setStaffPassword,
  STAFF_ROLES,
  updateStaff,
  type StaffMember,
} from '@nmw/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { errorTextOf } from '../../lib/call/call.ts'
import { isConflict } from '../../shared/staff/is-conflict.ts'
import { SaveFailure } from '../../shared/staff/save-failure.tsx'
import { useDirtyForm } from '../../shared/staff/dirty-forms.ts'
import { useVersionedSaves } from '../../shared/staff/use-versioned-saves.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { PasswordField } from '../../ui/frame/password-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { useSave } from '../kit/use-save.ts'
import { CLINIC_ROLES, WorkplaceFields } from './workplace-fields.tsx'

type StaffPanelProps = {
  person: StaffMember | undefined
  /** asks first if there is unsaved input */
  onClose: () => void
  onSaved: () => void
  /** restarts with the account as somebody else saved it */
  onReload: (newer: StaffMember) => void
}

export function StaffPanel({ person, onClose, onSaved, onReload }: StaffPanelProps) {
  const call = useIdempotentCall()
  const update = useVersionedSaves(person?.version)
  const client = useQueryClient()
  const toast = useToast()
  const { errors, busy, send, clearError, setError } = useSave()
  const [values, setValues] = useState({
    name: person?.name ?? '',
    email: person?.email ?? '',
    roleId: person?.roleId ?? 0,
    active: person?.active ?? true,
    password: '',
    branchId: person?.branchId ?? 1,
    branches: person?.branches.map(({ id }) => id) ?? [],
  })

  const [saved, setSaved] = useState(values)
  const [conflict, setConflict] = useState<string>()
  useDirtyForm(values.password !== '' || isChanged(values, saved))
  const atClinic = CLINIC_ROLES.has(values.roleId)

  function set(next: Partial<typeof values>) {
    clearError(Object.keys(next)[0]!)
    setValues({ ...values, ...next })
  }

  async function done(says: string, { stays }: { stays: boolean }) {
    toast.success(says)
    if (!stays) onSaved()
    await client.invalidateQueries({ queryKey: readKey(listStaff) })
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { name, email, roleId, active, password, branchId, branches } = values
    const works = atClinic ? { branchId, branches } : {}
    if (person) {
      void send({
        schema: updateStaff.body,
        value: { name, roleId, active, ...works, version: person.version },
        save: async (body) => {
          setConflict(undefined)
          const saving = update(updateStaff, (version) => ({ params: { id: person.id }, body: { ...body, version } }))
          if (!(await saving.then(() => true, showConflict))) return
          setSaved(values)
          if (password) setError('password', 'Sandi baru belum diatur.')
          await done(updateStaff.success, { stays: password !== '' })
        },
      })
    } else {
      void send({
        schema: createStaff.body,
        value: { name, email, roleId, password, ...works },
        save: async (body) => {
          await call(createStaff, { body })
          await done(createStaff.success, { stays: false })
        },
      })
    }
  }

  function showConflict(error: unknown) {
    if (!isConflict(error)) throw error
    setConflict(error.message)
  }

  async function reload() {
    try {
      const { datas } = await call(listStaff, { query: { page: 1, limit: 10, search: values.email } })
      const newer = datas.find(({ id }) => id === person?.id)
      if (newer) onReload(newer)
    } catch (error) {
      toast.error(errorTextOf(error))
    }
  }

  function setPassword() {
    void send({
      schema: setStaffPassword.body,
      value: { password: values.password },
      save: async (body) => {
        await call(setStaffPassword, { params: { id: person!.id }, body })
        const stays = isChanged(values, saved)
        setValues((now) => ({ ...now, password: '' }))
        await done(setStaffPassword.success, { stays })
      },
    })
  }

  return (
    <SidePanel
      takesFocus
      title={person ? 'Ubah akun staf' : 'Tambah akun staf'}
      onClose={onClose}
      foot={
        <>
          <Button variant="line" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" form="staff-form" busy={busy}>
            Simpan Akun
          </Button>
        </>
      }
    >
      <form id="staff-form" noValidate onSubmit={submit}>
        <Stack>
          <SaveFailure conflict={conflict} onReload={reload} />
          <TextField
            label="Nama"
            required
            maxLength={100}
            value={values.name}
            error={errors['name']}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label="E-mail"
            type="email"
            required
            readOnly={person !== undefined}
            value={values.email}
            error={errors['email']}
            onChange={(event) => set({ email: event.target.value })}
          />
          <SelectField
            label="Peran"
            required
            value={values.roleId || ''}
            error={errors['roleId']}
            onChange={(event) => set({ roleId: Number(event.target.value) })}
          >
            <option value="">Pilih peran</option>
            {STAFF_ROLES.map((roleId) => (
              <option key={roleId} value={roleId}>
                {roleName(roleId)}
              </option>
            ))}
          </SelectField>
          {atClinic ? (
            <WorkplaceFields
              home={values.branchId}
              known={workplacesOf(person)}
              others={values.branches}
              errors={errors}
              onChange={(branchId, branches) => set({ branchId, branches })}
            />
          ) : null}
          {person ? (
            <SwitchField checked={values.active} onChange={(event) => set({ active: event.target.checked })}>
              {values.active ? 'Boleh masuk' : 'Tidak boleh masuk; semua sesinya berakhir'}
            </SwitchField>
          ) : null}
          <PasswordField
            label={person ? 'Sandi baru' : 'Sandi pertama'}
            autoComplete="new-password"
            help="Harus diganti pemiliknya saat masuk pertama kali."
            value={values.password}
            error={errors['password']}
            onChange={(event) => set({ password: event.target.value })}
          />
          {person ? (
            <Button variant="soft" busy={busy} onClick={setPassword}>
              Atur sandi dan akhiri semua sesi
            </Button>
          ) : null}
        </Stack>
      </form>
    </SidePanel>
  )
}

/** The password is saved separately. */
function isChanged(values: object, saved: object) {
  return JSON.stringify({ ...values, password: '' }) !== JSON.stringify({ ...saved, password: '' })
}

function workplacesOf(person: StaffMember | undefined) {
  if (!person) return []
  const { branchId: id, branchName: name, branches } = person
  return name === null ? branches : [{ id, name }, ...branches]
}
