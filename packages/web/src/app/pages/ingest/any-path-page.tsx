import { pathOf } from '@ecco/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfLocation, readAddress } from '../../../features/ingest/address.ts';
import { useSlug } from '../../../features/ingest/api/find-slug.api.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import { IngestPanel } from './ingest-panel.tsx';

function SlugPage({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const result = useSlug(slug);
  useEffect(() => {
    if (result.data)
      void navigate({ to: pathOf(result.data), search: (query: object) => query, replace: true });
  }, [result.data, navigate]);
  if (result.isError) return <NotFoundPage />;
  return <StatePanel level={1} title={t('ingest.resolving')} />;
}

function UrlPage({ url }: { url: string }) {
  const { t } = useTranslation();
  usePageTitle(t('page.add'));
  return <IngestPanel address={{ url }} />;
}

/** Any other path: an address to take in, the slug of an item, or nothing. */
export function AnyPathPage() {
  const { t } = useTranslation();
  const { pathname, searchStr } = useLocation();
  const text = addressOfLocation(pathname, '');
  const address = readAddress(/^http/i.test(text) ? addressOfLocation(pathname, searchStr) : text);
  if (address.type === 'url') return <UrlPage key={address.url} url={address.url} />;
  if (address.type === 'slug') return <SlugPage key={address.slug} slug={address.slug} />;
  return <NotFoundPage message={/^http/i.test(text) ? t('ingest.invalid') : null} />;
}

/** The two link targets that name a slug without its kind. */
export function SlugTargetPage() {
  const { pathname } = useLocation();
  return <SlugPage slug={decodeURIComponent(pathname.split('/').at(-1) ?? '')} />;
}
