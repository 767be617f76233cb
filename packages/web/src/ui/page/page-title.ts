import { usePage } from './page.store.ts';

/** Names a page that stands directly under the home. */
export const usePageTitle = (title: string | null): void => usePage({ title });
