import { createRoute } from '@tanstack/react-router';
import { pageChunk } from '../../chunks/page-chunk.ts';
import { personQuery } from '../../features/person/api/person.api.ts';
import { allow } from '../access/access.ts';
import { asking } from '../access/asking.ts';
import { root, texts } from './root.route.ts';

const pages = () => import('../pages/show/show-pages.ts');
const peoplePages = () => import('../pages/people/people-pages.ts');

const podcast = createRoute({
  getParentRoute: () => root,
  path: '/pod/$id',
  beforeLoad: allow('member', '/login'),
  component: pageChunk(pages, 'PodcastPage'),
});

const publication = createRoute({
  getParentRoute: () => root,
  path: '/pub/$id',
  component: pageChunk(pages, 'PublicationPage'),
});

const categories = createRoute({
  getParentRoute: () => root,
  path: '/categories',
  validateSearch: texts('q'),
  component: pageChunk(pages, 'CategoriesPage'),
});

const tag = createRoute({
  getParentRoute: () => root,
  path: '/tag/$id',
  component: pageChunk(pages, 'TagPage'),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/people',
  beforeLoad: allow('open'),
  validateSearch: texts('q', 'page', 'sort', 'letter', 'of'),
  component: pageChunk(peoplePages, 'PeoplePage'),
});

const person = createRoute({
  getParentRoute: () => root,
  path: '/people/$id',
  beforeLoad: allow('open'),
  loader: (visit) => asking(visit, personQuery),
  component: pageChunk(peoplePages, 'PersonPage'),
});
const best = createRoute({
  getParentRoute: () => root,
  path: '/best_podcast_episodes/$id',
  beforeLoad: allow('open'),
  component: pageChunk(pages, 'NamedPage'),
});

const homeSearch = createRoute({
  getParentRoute: () => root,
  path: '/search',
  beforeLoad: allow('member'),
  validateSearch: texts('q'),
  component: pageChunk(() => import('../pages/search/home-search-page.tsx'), 'HomeSearchPage'),
});

/** Podcasts, publications, what sorts them, who is in them, and the search for them. */
export const showRoutes = [podcast, publication, categories, tag, people, person, best, homeSearch] as const;
