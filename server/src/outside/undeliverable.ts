/** The recipient cannot get the message, and no retry will help. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}
