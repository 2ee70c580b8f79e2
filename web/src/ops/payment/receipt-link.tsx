/** The public, printable receipt; on the public site, so not a link of this router. */
export function ReceiptLink({ token }: { token: string }) {
  return (
    <a className="link link-tap" href={`/invoice/${token}`} target="_blank" rel="noopener">
      Buka struk
    </a>
  )
}
