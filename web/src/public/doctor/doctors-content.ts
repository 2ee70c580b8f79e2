import { listBranchOptions } from '@nmw/contract/branch'
import { listDoctors, listDoctorTypes } from '@nmw/contract/doctor'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'
import { listQuery } from '../page/list-query.ts'

export type DoctorsContent = {
  doctors: Result<typeof listDoctors>
  types: { code: number; title: string }[]
  branches: { id: number; name: string }[]
  search: string
  type: string
  branch: string
}

const LIMIT = 12

export const doctorsContent: ReadContent<DoctorsContent> = async ({ call, search: address }) => {
  const query = listQuery(address, LIMIT)
  const [types, branches] = await Promise.all([call(listDoctorTypes, {}), call(listBranchOptions, {})])
  const type = types.find(({ code }) => String(code) === address['type'])?.code
  const branch = branches.find(({ id }) => String(id) === address['branch'])?.id
  const doctors = await call(listDoctors, { query: { ...query, ...(type && { type }), ...(branch && { branch }) } })
  return {
    doctors,
    types: types.filter(({ doctors: many }) => many > 0).map(({ code, title }) => ({ code, title })),
    branches: branches.map(({ id, name }) => ({ id, name })),
    search: query.search,
    type: type ? String(type) : '',
    branch: branch ? String(branch) : '',
  }
}
