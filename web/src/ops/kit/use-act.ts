import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorTextOf } from '../../lib/call.ts'
import { isConflict } from '../../lib/staff/is-conflict.ts'
import { useChange } from '../../lib/use-endpoint.ts'
import { useToast } from '../../ui/use-toast.ts'

/** Somebody may have been faster: then the lists are read again, and the words of the server say what happened. */
const staleStatuses = new Set([404, 409])

type Settings<E extends Endpoint> = {
  success?: string | ((result: Result<E>) => string)
  /** What was on screen is no longer so; its lists have been read again. */
  onConflict?: () => void
}

/**
 * One act of a member of staff. Afterwards every list of the operations area is read again, whether it was done or
 * refused. Answers with the result, or undefined when it was refused; the reason was told.
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
