import '../lib/page/parse-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GalleryScreen } from '../gallery/gallery-screen.tsx'
import { ToastProvider } from '../ui/overlay/toast-provider.tsx'
import './global-styles.ts'

// A separate build: the gallery uses every widget and icon, which no patient should download.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ToastProvider>
      <GalleryScreen now={Date.now()} />
    </ToastProvider>
  </StrictMode>,
)
