import { getParser } from 'bowser'

/** Browser and system, by which users recognise their devices. */
export function readDevice(userAgent: string) {
  const parser = userAgent ? getParser(userAgent) : undefined
  const browser = parser?.getBrowser()
  const os = parser?.getOS()
  return {
    browserName: browser?.name || 'Tidak dikenal',
    browserVersion: browser?.version?.split('.')[0] ?? '',
    osName: os?.name || 'Tidak dikenal',
    osVersion: os?.version?.split('.')[0] ?? '',
  }
}
