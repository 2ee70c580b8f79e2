import '../lib/parse-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GalleryScreen } from '../gallery/gallery-screen.tsx'
import { ToastProvider } from '../ui/toast-provider.tsx'
import './global-styles.ts'

// A build of its own: the living page uses every widget and icon, and no patient should have to load them.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ToastProvider>
      <GalleryScreen now={Date.now()} />
    </ToastProvider>
  </StrictMode>,
)
