import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { IngestDesk } from './ingest-desk.tsx';

/** Where anything is added; an address that it was opened for is added at once. */
export function AddPage() {
  const { t } = useTranslation();
  usePageTitle(t('page.add'));
  const { url, feed_url, guid } = useSearch({ from: '/add' });
  const place = feed_url !== undefined && guid !== undefined ? { feed_url, guid } : {};
  return <IngestDesk key={url} {...(url !== undefined && { address: { url, ...place } })} />;
}
