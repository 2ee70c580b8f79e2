import * as address from '@nmw/contract/address'
import { route } from '../http/route.ts'
import { createAddress } from './create-address.ts'
import { deleteAddress } from './delete-address.ts'
import { listAddresses } from './list-addresses.ts'
import { updateAddress } from './update-address.ts'

export const addressRoutes = [
  route(address.listAddresses, listAddresses),
  route(address.createAddress, createAddress),
  route(address.updateAddress, updateAddress),
  route(address.deleteAddress, deleteAddress),
]
