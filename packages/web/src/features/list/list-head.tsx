import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconLink, IconPencil, IconPlayerPlayFilled, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationSeconds, spokenDuration } from '../../format/time.ts';
import { isPlayable } from '../../player/queue/queue-entry.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Day } from '../../ui/text/moment.tsx';
import classes from './list.module.css';

type Props = {
  list: EpisodeList;
  onPlay: () => void;
  onCopy: () => void;
  /** Null where the list stays as it is. */
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  /** What only some may do. */
  children?: ReactNode;
};

const kindOf = {
  personal: 'list.personal',
  onboarding: 'list.personal',
  curated: 'list.curatedOne',
  daily: 'list.daily',
} as const;

const secondsInAll = ({ episodes }: EpisodeList): number =>
  episodes.reduce((sum, { duration }) => sum + (duration === null ? 0 : durationSeconds(duration)), 0);

/** What a list is: its title, what it is for, how much is in it, and the things one does with it. */
export function ListHead({ list, onPlay, onCopy, onEdit, onDelete, children }: Props) {
  const { t } = useTranslation();
  const seconds = secondsInAll(list);
  const facts = [
    { key: 'count', node: t('list.items', { count: list.episodes.length }) },
    { key: 'length', node: seconds > 0 ? spokenDuration(seconds) : null },
    {
      key: 'updated',
      node: (
        <>
          {t('list.updated')} <Day iso={list.updated_at} />
        </>
      ),
    },
    { key: 'completed', node: list.completed && list.episodes.length > 0 ? t('list.completed') : null },
  ];
  return (
    <header className={classes['head']}>
      <p className={classes['kind']}>
        {[t(kindOf[list.type]), list.category].filter((part) => part !== null).join(' · ')}
      </p>
      <h1>{list.title}</h1>
      {list.description ? <p className={classes['description']}>{list.description}</p> : null}
      <MetaLine parts={facts} />
      <div className={classes['actions']}>
        {list.episodes.some(isPlayable) ? (
          <Button leftSection={<IconPlayerPlayFilled size={16} />} onClick={onPlay}>
            {t('list.playAll')}
          </Button>
        ) : null}
        <Button variant="default" leftSection={<IconLink size={16} stroke={1.6} />} onClick={onCopy}>
          {t('item.copyLink')}
        </Button>
        {onEdit ? (
          <Button variant="default" leftSection={<IconPencil size={16} stroke={1.6} />} onClick={onEdit}>
            {t('list.edit')}
          </Button>
        ) : null}
        {children}
        {onDelete ? (
          <Button variant="subtle" leftSection={<IconTrash size={16} stroke={1.6} />} onClick={onDelete}>
            {t('list.delete')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
