import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { spokenBytes } from '../../format/text.ts';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import classes from './ingest.module.css';
import type { UploadEntry } from './uploads.store.ts';

type Act = (id: number) => void;
type Props = { entries: readonly UploadEntry[]; onCancel: Act; onRetry: Act; onDismiss: Act };

function Sending({ entry, onCancel }: { entry: UploadEntry; onCancel: Act }) {
  const { t } = useTranslation();
  const percent = entry.total > 0 ? (entry.sent / entry.total) * 100 : 0;
  return (
    <>
      <ProgressBar percent={percent} label={t('ingest.uploading', { name: entry.name })} />
      <div className={classes['fact']}>
        <span className="tabular">
          {t('ingest.uploaded', { sent: spokenBytes(entry.sent), total: spokenBytes(entry.total) })}
        </span>
        <Button size="compact-sm" variant="default" onClick={() => onCancel(entry.id)}>
          {t('ingest.cancel')}
        </Button>
      </div>
    </>
  );
}

function Stopped({ entry, onRetry, onDismiss }: { entry: UploadEntry; onRetry: Act; onDismiss: Act }) {
  const { t } = useTranslation();
  const words = entry.state === 'cancelled' ? t('ingest.cancelled') : (entry.words ?? t('ingest.network'));
  return (
    <div className={classes['fact']} role={entry.state === 'failed' ? 'alert' : 'status'}>
      <span>{words}</span>
      <span className={classes['buttons']}>
        <Button size="compact-sm" variant="default" onClick={() => onRetry(entry.id)}>
          {t('ingest.retry')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => onDismiss(entry.id)}>
          {t('ingest.dismiss')}
        </Button>
      </span>
    </div>
  );
}

export function UploadList({ entries, onCancel, onRetry, onDismiss }: Props) {
  return (
    <ul className={classes['uploads']}>
      {entries.map((entry) => (
        <li key={entry.id} data-state={entry.state}>
          <strong>{entry.name}</strong>
          {entry.state === 'sending' ? (
            <Sending entry={entry} onCancel={onCancel} />
          ) : (
            <Stopped entry={entry} onRetry={onRetry} onDismiss={onDismiss} />
          )}
        </li>
      ))}
    </ul>
  );
}
