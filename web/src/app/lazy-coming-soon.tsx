import { lazyRouteComponent } from '@tanstack/react-router'

const LazyComingSoon = lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage')

/** A notice that most visitors never see comes when it is shown, with its styles. */
export function comingSoon(title: string) {
  return {
    component: () => <LazyComingSoon title={title} />,
    staticData: { modules: ['src/app/coming-soon-page.tsx'] },
  }
}

export const standaloneComingSoon = {
  component: lazyRouteComponent(() => import('./standalone-coming-soon-page.tsx'), 'StandaloneComingSoonPage'),
  staticData: { modules: ['src/app/standalone-coming-soon-page.tsx'] },
}
