import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../../ui/overlay/notice.store.ts';
import { saveFile } from '../../../ui/page/save-file.ts';

/** All that a list asks for, as a file. `csv` fetches it page after page. */
export function ExportButton({ csv, name }: { csv: () => Promise<string>; name: string }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(`${name}.csv`, await csv(), 'text/csv');
    } catch {
      say(t('admin.csvFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void save()}>
      {t('admin.csv')}
    </Button>
  );
}
