import { useLoaderData } from '@tanstack/react-router'
import { GalleryScreen } from './gallery-screen.tsx'

export function WidgetsScreen() {
  return <GalleryScreen now={useLoaderData({ from: '/_ui' })} />
}
