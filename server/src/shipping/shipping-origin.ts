/** The dispensary that packs parcels: branch 1, in Menteng. */
export const shippingOrigin = { branchId: 1, districtId: 317106, latitude: -6.19373, longitude: 106.8321 } as const
