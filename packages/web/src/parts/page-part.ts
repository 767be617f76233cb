import { lazyRouteComponent } from '@tanstack/react-router';
import { arriving } from './part-missing.ts';

/** The component of a route, whose code comes with its first visit. @throws PartMissing where it does not come */
export const pagePart = <Part extends Record<string, unknown>, Name extends keyof Part>(
  load: () => Promise<Part>,
  name: Name,
) => lazyRouteComponent(() => arriving(load), name);
