/** Waits for the load event, so that it does not slow down the first view. Only the production build has the file. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function register() {
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
