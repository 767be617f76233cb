import type { ItemCard } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '../../../api/operations.ts';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { shownTitle } from '../../../format/text.ts';
import classes from './show-page.module.css';

const ScoreDialog = lazyChunk(
  () => import('../../../features/curation/score-dialog.tsx'),
  ({ ScoreDialog }) => ScoreDialog,
);

/** The score of an episode, to be changed by whoever may score the show. The dialog and its words come with their first use. */
export function EpisodeScore({ item: { uuid, title, score } }: { item: ItemCard }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = (): void => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: operations.podcast.read.key() });
  };
  const words = score === null ? t('podcast.noScore') : t('podcast.score', { score });
  return (
    <>
      <Button
        className={classes['score']}
        variant="default"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={t('podcast.changeScore', { score: words, title: shownTitle(title) })}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {words}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ScoreDialog uuid={uuid} score={score} open={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
