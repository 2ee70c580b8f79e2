const formats = ['jpg', 'jpeg', 'png']

/** By MIME type, or by extension where the browser gives none. */
export function isPortraitFormat({ name, type }: Pick<File, 'name' | 'type'>) {
  const format = (type || `image/${name.split('.').at(-1)}`).toLowerCase()
  return formats.some((one) => format === `image/${one}`)
}
