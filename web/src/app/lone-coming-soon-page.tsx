import { ComingSoonPage } from './coming-soon-page.tsx'
import { LonePage } from './lone-page.tsx'

export function LoneComingSoonPage() {
  return (
    <LonePage>
      <ComingSoonPage />
    </LonePage>
  )
}
