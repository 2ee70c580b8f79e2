const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** Characters that XML cannot contain in any form. */
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

export function escapeXml(text: string) {
  return text.replaceAll(impossible, '').replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
}
