/* The pages of shows, subjects and people, as one file: whoever opens one goes on to another. */
export { CategoriesPage } from './categories-page.tsx';
export { PeoplePage } from './people-page.tsx';
export { PersonPage } from './person-page.tsx';
export { PodcastPage } from './podcast-page.tsx';
export { PublicationPage } from './publication-page.tsx';
export { TagPage } from './tag-page.tsx';
