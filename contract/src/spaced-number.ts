/** 6281000000100 → +62 810-0000-00100 */
export function spacedNumber(number: string) {
  return number.replace(/^62(\d{3})(\d{4})(\d+)$/, '+62\u00A0$1-$2-$3')
}
