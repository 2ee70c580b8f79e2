import type { Context } from '../context.ts'

/** The same for every session of a person, another for anybody else, and no way back to who it is. */
export function personMark({ secret }: Pick<Context, 'secret'>, accountId: number) {
  return secret.digest('person', String(accountId)).toString('base64url').slice(0, 12)
}
