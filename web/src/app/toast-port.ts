/** Where messages from outside the component tree go; the toast area plugs itself in when it mounts. */
export const toastPort: { error: (text: string) => void } = {
  error: () => undefined,
}
