import type { Context } from '../context.ts'

/** The same for all sessions of a person, different for anybody else, and not reversible. */
export function personMark({ secret }: Pick<Context, 'secret'>, accountId: number) {
  return secret.digest('person', String(accountId)).toString('base64url').slice(0, 12)
}
