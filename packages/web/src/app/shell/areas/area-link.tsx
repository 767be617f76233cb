import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { path: string; current: 'page' | 'true' | undefined; children: ReactNode };

// The router's own opinion of what is current knows nothing of areas, and is left to whole addresses.
const own = { exact: true, includeSearch: false } as const;

/** A way to an area, which says whether one is there. */
export function AreaLink({ path, current, children }: Props) {
  return (
    <Link to={path} activeOptions={own} aria-current={current}>
      {children}
    </Link>
  );
}
