import { createRoute } from '@tanstack/react-router';
import { pagePart } from '../../parts/page-part.ts';
import { allow, words } from '../access/access.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/show/show-pages.ts');

const podcast = createRoute({
  getParentRoute: () => root,
  path: '/pod/$id',
  beforeLoad: allow('member', '/login'),
  loader: words('shows', 'item'),
  component: pagePart(pages, 'PodcastPage'),
});

const publication = createRoute({
  getParentRoute: () => root,
  path: '/pub/$id',
  loader: words('shows'),
  component: pagePart(pages, 'PublicationPage'),
});

const categories = createRoute({
  getParentRoute: () => root,
  path: '/categories',
  loader: words('shows'),
  validateSearch: texts('q'),
  component: pagePart(pages, 'CategoriesPage'),
});

const tag = createRoute({
  getParentRoute: () => root,
  path: '/tag/$id',
  loader: words('shows'),
  component: pagePart(pages, 'TagPage'),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  beforeLoad: allow('open'),
  loader: words('shows'),
  validateSearch: texts('q', 'page'),
  component: pagePart(pages, 'PeoplePage'),
});

const personPage = pagePart(pages, 'PersonPage');
const person = createRoute({
  getParentRoute: () => root,
  path: '/people/$id',
  beforeLoad: allow('open'),
  loader: words('shows'),
  component: personPage,
});
const best = createRoute({
  getParentRoute: () => root,
  path: '/best_podcast_episodes/$id',
  beforeLoad: allow('open'),
  loader: words('shows'),
  component: personPage,
});

const homeSearch = createRoute({
  getParentRoute: () => root,
  path: '/search',
  beforeLoad: allow('member'),
  loader: words('shows', 'lists'),
  validateSearch: texts('q'),
  component: pagePart(() => import('../pages/search/home-search-page.tsx'), 'HomeSearchPage'),
});

/** Podcasts, publications, what sorts them, who is in them, and the search for them. */
export const showRoutes = [podcast, publication, categories, tag, people, person, best, homeSearch] as const;
