import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { allow } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/signals/signals-pages.ts');

const listPage = pageChunk(pages, 'SignalsPage');
const list = createRoute({
  getParentRoute: () => root,
  path: '/signals',
  beforeLoad: allow('member'),
  validateSearch: texts(
    'kind',
    'stage',
    'asset',
    'state',
    'organization',
    'amount',
    'days',
    'q',
    'sort',
    'embed',
  ),
  component: listPage,
});

const onePage = pageChunk(pages, 'SignalPage');
const one = createRoute({
  getParentRoute: () => root,
  path: '/signals/$id',
  beforeLoad: allow('member'),
  component: onePage,
});

/** What allocators do. */
export const signalRoutes = [list, one] as const;
