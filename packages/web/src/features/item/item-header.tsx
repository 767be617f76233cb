import { type Item, pathOfShow } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './item.module.css';

type Props = {
  item: Item;
  facts: readonly { key: string; node: ReactNode }[];
  /** Null where there is nothing to play. */
  playing: boolean | null;
  onPlay: () => void;
  /** What else can be done with it. */
  actions: ReactNode;
};

/** Who publishes it: a show has a page of its own, an author is only named. */
function Publisher({ item }: { item: Item }) {
  if (item.show === null) return <span>{item.author}</span>;
  return <Link to={pathOfShow(item.show)}>{item.show.name}</Link>;
}

/** What an item is: its title, where it comes from, when and how long, and the things one does with it. */
export function ItemHeader({ item, facts, playing, onPlay, actions }: Props) {
  const { t } = useTranslation();
  const kind = t(`kindOne.${item.kind}`);
  const publisher = item.show?.name ?? item.author;
  return (
    <header className={classes['header']}>
      <div className={classes['origin']}>
        <Monogram name={publisher ?? kind} image={item.show?.thumbnail_url ?? item.image_url} size={40} />
        <span>
          {kind}
          {publisher === null ? null : (
            <>
              {' · '}
              <Publisher item={item} />
            </>
          )}
        </span>
      </div>
      <h1>{shownTitle(item.title) || t('library.untitled')}</h1>
      <MetaLine parts={facts.filter((fact) => fact.key !== 'show')} />
      <div className={classes['actions']}>
        {playing === null ? null : (
          <Button
            className={classes['play']}
            leftSection={playing ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
            onClick={onPlay}
          >
            {t(playing ? 'item.pause' : 'item.play')}
          </Button>
        )}
        {actions}
      </div>
    </header>
  );
}
