import { type Item, isPaged } from '@ecco/contract';
import type { ExportFormat } from '@ecco/domain';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { MenuEntry } from '../../ui/overlay/menu.tsx';

/** In the order of the menu; captions need times. */
const exportForms: readonly ExportFormat[] = ['md', 'vtt', 'srt', 'json', 'txt'];

const needsTimes = (form: ExportFormat): boolean => form === 'vtt' || form === 'srt';

const hasTimes = (item: Item): boolean =>
  !isPaged(item.kind) && item.content.some((segment) => segment.start_ms !== null);

/** What can be taken away of an item. */
export function exportEntries(t: TFunction, item: Item): MenuEntry[] {
  const forms = exportForms.filter((form) => hasTimes(item) || !needsTimes(form));
  return [
    ...forms.map((form) => ({
      key: form,
      label: t(`exporting.form.${form}`),
      icon: <IconDownload size={16} stroke={1.6} />,
      href: `/v2/content/${encodeURIComponent(item.slug)}/export/${form}`,
      download: true,
    })),
    {
      key: 'print',
      label: t('exporting.print'),
      icon: <IconPrinter size={16} stroke={1.6} />,
      href: `/print/${encodeURIComponent(item.slug)}`,
      newTab: true,
    },
  ];
}
