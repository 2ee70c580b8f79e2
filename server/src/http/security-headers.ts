import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Env } from '../env.ts'

/** Scripts and styles only from our origin or with this response's nonce. */
export function securityHeaders({
  publicUrl,
  development,
}: Pick<Env, 'publicUrl' | 'development'>): FastifyHelmetOptions {
  const https = hstsSettings(publicUrl)
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // React writes measured sizes and drag offsets into style attributes, which a nonce cannot cover.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        // With such a worker Vite's client waits for a server that restarts.
        'worker-src': ["'self'", ...(development ? ['blob:'] : [])],
        'media-src': ["'self'", 'blob:'],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }
}

/** HSTS: browsers return by https alone for two years. */
export function hstsSettings(publicUrl: string) {
  return publicUrl.startsWith('https://') && { maxAge: 63_072_000, includeSubDomains: true }
}
