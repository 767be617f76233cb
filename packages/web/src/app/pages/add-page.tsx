import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../ui/page-title.ts';
import { IngestDesk } from './ingest-desk.tsx';

/** Where anything is added. */
export function AddPage() {
  const { t } = useTranslation();
  usePageTitle(t('page.add'));
  return <IngestDesk />;
}
