import { lazyRouteComponent } from '@tanstack/react-router'

const LazyComingSoon = lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage')

/** Few visitors see this page, so it loads with its styles only when shown. */
export function comingSoon(title: string) {
  return {
    component: () => <LazyComingSoon title={title} />,
    staticData: { modules: ['src/app/standalone/coming-soon-page.tsx'] },
  }
}

export const standaloneComingSoon = {
  component: lazyRouteComponent(() => import('./standalone-coming-soon-page.tsx'), 'StandaloneComingSoonPage'),
  staticData: { modules: ['src/app/standalone/standalone-coming-soon-page.tsx'] },
}
