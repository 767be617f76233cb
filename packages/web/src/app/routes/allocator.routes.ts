import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const page = pageChunk(() => import('../pages/allocators/allocators-page.tsx'), 'AllocatorsPage');
const list = <Path extends `/${string}`>(path: Path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: allow('member'),
    validateSearch: texts('filter', 'search', 'topics', 'sort', 'view', 'order', 'embed'),
    component: page,
  });

/** The list of pension funds; the page of each is that of an organization. */
export const allocatorRoutes = [list('/pension-funds'), list('/allocators')] as const;
