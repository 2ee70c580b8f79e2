import * as contract from '@nmw/contract/subscription'
import { route } from '../http/route.ts'
import { createSubscription } from './create-subscription.ts'

export const subscriptionRoutes = [route(contract.createSubscription, createSubscription)]
