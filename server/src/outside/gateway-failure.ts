/** `refused`: it understood and said no. `unclear`: nobody knows what it did, so ask again with the same id. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure'
  readonly kind: 'refused' | 'unclear'

  constructor(kind: 'refused' | 'unclear', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
