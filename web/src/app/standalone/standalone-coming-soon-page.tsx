import { ComingSoonPage } from './coming-soon-page.tsx'
import { StandalonePage } from './standalone-page.tsx'

export function StandaloneComingSoonPage() {
  return (
    <StandalonePage>
      <ComingSoonPage />
    </StandalonePage>
  )
}
