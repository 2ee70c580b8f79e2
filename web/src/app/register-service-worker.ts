/** After the page is there, so that it takes nothing from the first view. Development has no such file. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function register() {
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
