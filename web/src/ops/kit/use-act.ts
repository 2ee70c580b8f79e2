import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorTextOf } from '../../lib/call/call.ts'
import { isConflict } from '../../shared/staff/is-conflict.ts'
import { useChange } from '../../lib/reads/use-endpoint.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'

/** Somebody else was faster: the lists are refetched, and the server's message tells what happened. */
const staleStatuses = new Set([404, 409])

type Settings<E extends Endpoint> = {
  success?: string | ((result: Result<E>) => string)
  /** Called on a conflict, after the lists were refetched. */
  onConflict?: () => void
}

/**
 * An action of a staff member. Afterwards all lists of the operations area are refetched, also when it was refused.
 * Resolves to the result, or to undefined when it was refused and the reason shown.
 */
export function useAct<E extends Endpoint>(endpoint: E, { success, onConflict }: Settings<E> = {}) {
  const client = useQueryClient()
  const toast = useToast()
  const change = useChange(endpoint, { quiet: true })
  const [failure, setFailure] = useState<ApiError>()

  async function act(input: Call<E>): Promise<Result<E> | undefined> {
    setFailure(undefined)
    let hasConflict = false
    try {
      const result = await change.mutateAsync(input)
      const message = typeof success === 'function' ? success(result) : (success ?? endpoint.success)
      if (message) toast.success(message)
      return result
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500, errorTextOf(error))
      setFailure(known)
      hasConflict = isConflict(error)
      if (staleStatuses.has(known.status)) toast.warning(known.message)
      else toast.error(known.message)
      return undefined
    } finally {
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/legacy/ops/') })
      if (hasConflict) onConflict?.()
    }
  }

  return { act, busy: change.isPending, failure }
}
