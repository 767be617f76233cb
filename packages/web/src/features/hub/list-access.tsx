import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Segmented } from '../../ui/field/segmented.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useShare } from './api/hub.api.ts';
import classes from './list-access.module.css';
import { SharingDialog } from './sharing-dialog.tsx';

const choices = ['own', 'link'] as const;

/** Who may open a list, with the way to open and to close it; for whoever says so. */
function Choice({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  const share = useShare(list.uuid);
  const [isOpen, setOpen] = useState(false);
  const choose = (choice: (typeof choices)[number]): void =>
    share.mutate(
      { link: choice === 'link' },
      {
        onSuccess: ({ link }) => say(t(link ? 'listAccess.opened' : 'listAccess.closed')),
        onError: (error) => say(failureOf(error).message ?? t('hubSharing.failed'), 'error'),
      },
    );
  return (
    <>
      <span>{t('listAccess.title')}</span>
      <Segmented
        label={t('listAccess.title')}
        value={list.link_shared ? 'link' : 'own'}
        choices={choices.map((value) => ({ value, text: t(`listAccess.${value}`) }))}
        onChoose={choose}
      />
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t('listAccess.people')}
      </Button>
      <SharingDialog open={isOpen} list={list} onClose={() => setOpen(false)} />
    </>
  );
}

/** Who may open a list: said to everybody who reads it, and chosen by its owner. */
export function ListAccess({ list }: { list: EpisodeList }) {
  const { t } = useTranslation();
  if (list.type === 'daily') return null;
  const isForAll = list.type === 'curated' || list.owner_id === -1 || list.link_shared;
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <div className={classes['access']}>
      {isForAll ? <IconWorld {...icon} /> : <IconLock {...icon} />}
      {list.may.share && list.type !== 'curated' ? (
        <Choice list={list} />
      ) : (
        <span>{t(isForAll ? 'listAccess.forAll' : 'listAccess.forSome')}</span>
      )}
    </div>
  );
}
