import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { type SignalsQuery, useExportSignals } from '../../../features/ledger/api/signals.api.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { saveFile } from '../../../ui/page/save-file.ts';

/** Gives the signals that the page asks for as a file for a spreadsheet. */
export function ExportButton({ asked, disabled }: { asked: SignalsQuery; disabled: boolean }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useExportSignals();
  const onClick = (): void =>
    mutate(asked, {
      onSuccess: ({ name, csv, rows, total }) => {
        saveFile(name, csv, 'text/csv');
        if (rows < total) say(t('signals.exportCut', { rows, total }));
      },
      onError: (error) => say(failureOf(error).message ?? t('signals.exportFailed'), 'error'),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
      disabled={disabled}
      loading={isPending}
      onClick={onClick}
    >
      {t('signals.export')}
    </Button>
  );
}
