import { ApiError } from '../call/call.ts'

/** An interrupted upload that can be resumed: the button says `RESUME_UPLOAD`. */
export class UploadStopped extends ApiError {
  override name = 'UploadStopped'
  /** Resumes at the server's position. Resolves to the file's name, or throws this again. */
  readonly resume: (options?: { signal?: AbortSignal }) => Promise<string>

  constructor({ status, message, requestId }: ApiError, resume: UploadStopped['resume']) {
    super(status, message, { requestId: requestId ?? null })
    this.resume = resume
  }
}

/** No connection, or a server that is busy, full or restarting. */
export function isTransient(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500
}
