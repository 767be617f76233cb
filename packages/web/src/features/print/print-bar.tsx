import { type Item, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import type { AllLines } from './api/all-lines.api.ts';
import classes from './print.module.css';

/** What stands above the sheet and never on it: the button, and how far the lines are. */
export function PrintBar({ item, lines, onPrint }: { item: Item; lines: AllLines; onPrint: () => void }) {
  const { t } = useTranslation();
  const { loaded, done, failed, retry } = lines;
  const total = item.content_total;
  return (
    <div className={classes['bar']}>
      <a href={pathOf(item)}>{t('printing.back')}</a>
      {failed ? (
        <p role="alert">
          {t('printing.failed')}{' '}
          <Button size="compact-sm" variant="default" onClick={retry}>
            {t('printing.retry')}
          </Button>
        </p>
      ) : done ? null : (
        <div className={classes['progress']}>
          <ProgressBar percent={(loaded / total) * 100} label={t('printing.preparing', { loaded, total })} />
          <p role="status">
            {t('printing.preparing', {
              loaded: loaded.toLocaleString('en-US'),
              total: total.toLocaleString('en-US'),
            })}
          </p>
        </div>
      )}
      <Button
        leftSection={<IconPrinter size={16} stroke={1.6} />}
        disabled={!done && !failed}
        onClick={onPrint}
      >
        {t('printing.print')}
      </Button>
    </div>
  );
}
