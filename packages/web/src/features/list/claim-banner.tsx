import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { useChangeList } from './api/list.api.ts';
import classes from './list.module.css';
import { storeWish, takeWish } from './list-wish.ts';

type Props = { list: EpisodeList; onSignIn: () => void };

/** A list that is nobody's can be had: at once by whoever is signed in, by others after they have signed in. */
export function ClaimBanner({ list: { uuid, title, may }, onSignIn }: Props) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useChangeList(uuid);
  const claim = async (): Promise<void> => {
    try {
      await mutateAsync({ assign_owner: true });
      say(t('list.claimed', { title }));
    } catch (error) {
      say(failureOf(error).message ?? t('list.claimFailed'), 'error');
    }
  };
  useEffect(() => {
    if (may.claim && takeWish(uuid)) void claim();
  });
  const signIn = (): void => {
    storeWish(uuid);
    onSignIn();
  };
  return (
    <aside className={classes['claim']} aria-label={t('list.claimTitle')}>
      <p>{t(may.claim ? 'list.claimText' : 'list.signInText')}</p>
      {may.claim ? (
        <Button loading={isPending} onClick={() => void claim()}>
          {t('list.claim')}
        </Button>
      ) : (
        <Button onClick={signIn}>{t('list.signIn')}</Button>
      )}
    </aside>
  );
}
