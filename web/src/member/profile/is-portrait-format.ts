const formats = ['jpg', 'jpeg', 'png']

/** By the type the browser gives, or by the extension where it gives none. */
export function isPortraitFormat({ name, type }: Pick<File, 'name' | 'type'>) {
  const format = (type || `image/${name.split('.').at(-1)}`).toLowerCase()
  return formats.some((one) => format === `image/${one}`)
}
