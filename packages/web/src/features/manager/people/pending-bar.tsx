import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../manager.module.css';
import { changesOf } from './pending.ts';
import type { PendingState } from './use-pending.ts';

/** How much waits to be saved, at the foot of the window; nothing where nothing does. */
export function PendingBar({ state }: { state: PendingState }) {
  const { t } = useTranslation();
  const count = changesOf(state.pending).length;
  if (count === 0) return null;
  return (
    <section className={classes['bar']} data-pending aria-label={t('managerPeople.pending', { count })}>
      <p aria-live="polite">{t('managerPeople.pending', { count })}</p>
      <Button variant="default" onClick={state.discard}>
        {t('manager.discard')}
      </Button>
      <Button loading={state.isSaving} onClick={() => state.save()}>
        {t('manager.save')}
      </Button>
    </section>
  );
}
