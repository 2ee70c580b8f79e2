/** The dispensary that ships parcels. */
export const shippingOrigin = { branchId: 1 } as const
