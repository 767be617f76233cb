import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import { isRecord, readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

/**
 * One step of the way to a page. The last one is the page itself and leads nowhere; a repeated one is led to by the head
 * of the page as well, where the Tab key comes to it.
 */
export type Crumb = { label: string; href?: string; isRepeated?: true };
export type Page = { title: string | null; breadcrumbs: readonly Crumb[] };

const isCrumb = (value: unknown): value is Crumb =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  (value['href'] === undefined || (typeof value['href'] === 'string' && value['href'].startsWith('/')));

/** The page as it was named last, so that a reload shows its way at once. */
function persistedPage(): Page {
  const persisted = readPersisted('page');
  if (!isRecord(persisted) || !Array.isArray(persisted['breadcrumbs']))
    return { title: null, breadcrumbs: [] };
  const title = typeof persisted['title'] === 'string' ? persisted['title'] : null;
  return { title, breadcrumbs: persisted['breadcrumbs'].filter(isCrumb) };
}

export const createPage = () => createStore<Page>(() => persistedPage());

/** What the page is called and where it stands. */
export const page = createPage();

/** Takes the name in, unless it is the same: pages name themselves whenever they render. */
function namePage(named: Page): void {
  if (JSON.stringify(named) === JSON.stringify(page.getState())) return;
  page.setState(named);
  writePersisted('page', named);
}

const none: readonly Crumb[] = [];
type Naming = { title: string | null; crumbs?: readonly Crumb[] | null };

/**
 * Names the page: the window's title, and the way to it. `crumbs` are the steps between the home and the page; null
 * for the home itself, which shows no way.
 */
export function usePage({ title, crumbs = none }: Naming): void {
  const { t } = useTranslation();
  useLayoutEffect(() => {
    document.title = title ? t('page.title', { page: title }) : t('brand.name');
    namePage({ title, breadcrumbs: crumbs && title ? [...crumbs, { label: title }] : [] });
  }, [title, crumbs, t]);
}
