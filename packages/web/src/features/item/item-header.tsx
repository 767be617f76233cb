import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconExternalLink, IconLink, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import classes from './item.module.css';

type Props = {
  item: Item;
  facts: readonly { key: string; node: ReactNode }[];
  /** Null where there is nothing to play. */
  playing: boolean | null;
  onPlay: () => void;
  onCopy: () => void;
};

const isWebAddress = (address: string | null): address is string =>
  address !== null && /^https?:\/\//.test(address);

/** What an item is: its title, where it comes from, when and how long, and the things one does with it. */
export function ItemHeader({ item, facts, playing, onPlay, onCopy }: Props) {
  const { t } = useTranslation();
  const publisher = item.show?.name ?? item.author ?? t(`kindOne.${item.kind}`);
  return (
    <header className={classes['header']}>
      <div className={classes['origin']}>
        <Monogram name={publisher} image={item.show?.thumbnail_url ?? item.image_url} size={40} />
        <span>{[...new Set([t(`kindOne.${item.kind}`), publisher])].join(' · ')}</span>
      </div>
      <h1>{shownTitle(item.title) || t('library.untitled')}</h1>
      <MetaLine parts={facts.filter((fact) => fact.key !== 'show')} />
      <div className={classes['actions']}>
        {playing === null ? null : (
          <Button
            leftSection={playing ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
            onClick={onPlay}
          >
            {t(playing ? 'item.pause' : 'item.play')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconLink size={16} stroke={1.6} />} onClick={onCopy}>
          {t('item.copyLink')}
        </Button>
        {isWebAddress(item.source_url) ? (
          <Button
            component="a"
            variant="subtle"
            href={item.source_url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} stroke={1.6} />}
          >
            {t('item.source')}
          </Button>
        ) : null}
      </div>
    </header>
  );
}
