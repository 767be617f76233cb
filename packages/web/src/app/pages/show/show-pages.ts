/* The pages of shows and subjects, as one file: whoever opens one goes on to another. */
export { CategoriesPage } from './categories-page.tsx';
export { NamedPage } from './named-page.tsx';
export { PodcastPage } from './podcast-page.tsx';
export { PublicationPage } from './publication-page.tsx';
export { TagPage } from './tag-page.tsx';
