/** The dispensary that packs parcels; where it is, its row says. */
export const shippingOrigin = { branchId: 1 } as const
