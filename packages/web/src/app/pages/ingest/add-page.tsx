import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { IngestPanel } from './ingest-panel.tsx';

/** Where anything is added; an address that it was opened for is added at once. */
export function AddPage() {
  const { t } = useTranslation();
  usePageTitle(t('page.add'));
  const { url, feed_url, guid } = useSearch({ from: '/add' });
  const place = feed_url !== undefined && guid !== undefined ? { feed_url, guid } : {};
  return <IngestPanel key={url} {...(url !== undefined && { address: { url, ...place } })} />;
}
