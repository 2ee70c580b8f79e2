/** `refused`: understood and declined. `unclear`: unknown whether it was done, so ask again with the same id. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly kind: 'refused' | 'unclear'

  constructor(kind: 'refused' | 'unclear', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
