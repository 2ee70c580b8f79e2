import type { Call, Endpoint, Result } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, faultOf } from '../../lib/call.ts'
import { isOvertaken } from '../../lib/staff/is-overtaken.ts'
import { useChange } from '../../lib/use-endpoint.ts'
import { useToast } from '../../ui/use-toast.ts'

/** Somebody may have been faster: then the lists are read again, and the words of the server say what happened. */
const overtaken = new Set([404, 409])

type Settings<E extends Endpoint> = {
  success?: string | ((result: Result<E>) => string)
  /** What was on screen is no longer so; its lists have been read again. */
  onOvertaken?: () => void
}

/**
 * One act of a member of staff. Afterwards every list of the operations area is read again, whether it was done or
 * refused. Answers with the result, or undefined when it was refused; the reason was told.
 */
export function useAct<E extends Endpoint>(endpoint: E, { success, onOvertaken }: Settings<E> = {}) {
  const client = useQueryClient()
  const toast = useToast()
  const change = useChange(endpoint, { quiet: true })
  const [failure, setFailure] = useState<ApiError>()

  async function act(input: Call<E>): Promise<Result<E> | undefined> {
    setFailure(undefined)
    let wasOvertaken = false
    try {
      const result = await change.mutateAsync(input)
      const words = typeof success === 'function' ? success(result) : (success ?? endpoint.success)
      if (words) toast.success(words)
      return result
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500, faultOf(error))
      setFailure(known)
      wasOvertaken = isOvertaken(error)
      if (overtaken.has(known.status)) toast.warning(known.message)
      else toast.error(known.message)
      return undefined
    } finally {
      await client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/legacy/ops/') })
      if (wasOvertaken) onOvertaken?.()
    }
  }

  return { act, busy: change.isPending, failure }
}
