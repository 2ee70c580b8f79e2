import * as clinic from '@nmw/contract/ops-clinic'
import * as contract from '@nmw/contract/ops-medicine'
import { route } from '../http/route.ts'
import { changeMedicine } from './change-medicine.ts'
import { createMedicine } from './create-medicine.ts'
import { listClinicMedicines } from './list-clinic-medicines.ts'
import { listUsages } from './list-usages.ts'
import { searchGoods } from './search-goods.ts'

export const medicineRoutes = [
  route(contract.searchGoods, searchGoods),
  route(contract.listUsages, listUsages),
  route(clinic.listClinicMedicines, listClinicMedicines),
  route(clinic.createMedicine, createMedicine),
  route(clinic.changeMedicine, changeMedicine),
]
