import { limits, type TranscriptRevisions } from '@ecco/contract';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { isUnderWay, useRequestRevision } from './api/revisions.api.ts';
import classes from './revision.module.css';

type Props = { id: string; transcripts: TranscriptRevisions };
type Request = Parameters<ReturnType<typeof useRequestRevision>['mutate']>[0];

const transcriptFiles = '.vtt,.srt,.json,.txt,.ttml,.dfxp,.sbv,.ass,.html';

/** The ways to get another transcript, as far as the item has them. */
export function RevisionRequestForm({ id, transcripts: { can, services, revisions } }: Props) {
  const { t } = useTranslation();
  const [service, setService] = useState('');
  const { mutate, isPending } = useRequestRevision(id);
  const isBusy = isPending || revisions.some(isUnderWay);
  const onError = (error: unknown): void => say(failureOf(error).message ?? t('error.unknown'), 'error');
  const request = (sent: Request): void =>
    mutate(sent, { onError, onSuccess: () => say(t('revision.requested')) });
  const sendFile = (file: File | null): void => {
    if (file === null) return;
    const name = file.name.slice(0, limits.itemNameMax);
    if (file.size > limits.transcriptFileMax) say(t('revision.tooLarge'), 'error');
    else file.text().then((text) => request({ source: 'file', name, text }), onError);
  };
  if (!(can.transcriber || can.publisher || can.file)) return null;
  return (
    <div className={classes['request']}>
      <p className={classes['note']}>{t('revision.hint')}</p>
      {can.transcriber ? (
        <>
          <SelectField
            label={t('revision.service')}
            value={service}
            onChange={(event) => setService(event.currentTarget.value)}
            data={[
              { value: '', label: t('revision.inOrder') },
              ...services.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
          <Button
            disabled={isBusy}
            onClick={() => request({ source: 'transcriber', ...(service !== '' && { service }) })}
          >
            {t('revision.again')}
          </Button>
        </>
      ) : null}
      {can.publisher ? (
        <Button variant="default" disabled={isBusy} onClick={() => request({ source: 'publisher' })}>
          {t('revision.fromPublisher')}
        </Button>
      ) : null}
      {can.file ? (
        <FileButton onChange={sendFile} accept={transcriptFiles}>
          {(props) => (
            <Button variant="default" disabled={isBusy} {...props}>
              {t('revision.upload')}
            </Button>
          )}
        </FileButton>
      ) : null}
    </div>
  );
}
