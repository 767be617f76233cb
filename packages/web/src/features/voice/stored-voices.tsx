import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { ConfirmDialog, type Question } from '../../ui/overlay/confirm-dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useForgetVoices, useStoredVoices } from './api/voice.api.ts';
import classes from './voice.module.css';

/** How many voices are known by their sound, and the way to delete that; nothing until there are some or it is off. */
export function StoredVoices() {
  const { t } = useTranslation();
  const { data } = useStoredVoices();
  const forgetting = useForgetVoices();
  const [question, setQuestion] = useState<Question | null>(null);
  if (data === undefined || (data.enabled && data.voices === 0)) return null;
  const ask = (): void =>
    setQuestion({
      title: t('voice.forgetTitle'),
      text: t('voice.forgetText'),
      confirm: t('voice.forget'),
      cancel: t('voice.cancel'),
      run: () =>
        forgetting.mutate(undefined, {
          onSuccess: () => say(t('voice.forgotten')),
          onError: (error) =>
            say(t('voice.failed', { message: failureOf(error).message ?? t('error.unknown') }), 'error'),
        }),
    });
  return (
    <section className={classes['stored']} aria-label={t('voice.storedTitle')}>
      <h2>{t('voice.storedTitle')}</h2>
      <p className={classes['note']}>
        {data.enabled
          ? t('voice.stored', { count: data.voices, items: t('voice.ofRecordings', { count: data.items }) })
          : t('voice.off')}
      </p>
      {data.voices > 0 ? (
        <Button variant="default" size="compact-sm" loading={forgetting.isPending} onClick={ask}>
          {t('voice.forget')}
        </Button>
      ) : null}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}
