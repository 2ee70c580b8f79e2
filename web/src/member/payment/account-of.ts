type Account = { expired_date_utc: string }
type Spelled<A extends Account> =
  | A
  | (Omit<A, 'expired_date_utc'> & { expired_date_utc?: string; expiredDate?: string })
type Holder<A extends Account> = {
  virtual_account_info?: A | null | undefined
  virtualAccountData?: Spelled<A> | null | undefined
}

/** The specification has two names for the account and for its deadline. */
export function accountOf<A extends Account>({ virtual_account_info, virtualAccountData }: Holder<A>) {
  const found: Spelled<A> | null | undefined = virtual_account_info ?? virtualAccountData
  if (!found || !('expiredDate' in found)) return found as A | null | undefined
  return { expired_date_utc: found.expiredDate, ...found } as unknown as A
}
