import type { ImportReport } from '@ecco/contract';
import { useTranslation } from 'react-i18next';

const statuses = ['new', 'changed', 'same', 'refused'] as const;

/** "2 new · 1 unchanged · 1 refused". */
export function ImportCounts({ counts }: Pick<ImportReport, 'counts'>) {
  const { t } = useTranslation();
  return statuses
    .filter((status) => counts[status] > 0)
    .map((status) => t(`graphImport.count.${status}`, { count: counts[status] }))
    .join(' · ');
}
