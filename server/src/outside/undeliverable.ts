/** Whoever should get the message cannot, and will not by trying again. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
