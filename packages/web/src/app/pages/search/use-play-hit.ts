import type { SearchResult } from '@ecco/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerStore } from '../../../player/player.context.ts';
import { say } from '../../../ui/overlay/notice.store.ts';
import { loadEntry } from '../../item/state/load-entry.ts';

type PlayableHit = Pick<SearchResult, 'parent_uuid'>;

/** Plays an item from a second without leaving the page; says where there is nothing to play. */
export function usePlayHit(): (hit: PlayableHit, seconds: number) => void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const player = usePlayerStore();
  return useCallback(
    (hit, seconds) => {
      const none = (): void => say(t('searching.cannotPlay'), 'error');
      void loadEntry(queries, { uuid: hit.parent_uuid }).then((track) => {
        if (track?.content === 'episode') player.getState().playFrom(track, seconds);
        else none();
      }, none);
    },
    [queries, player, t],
  );
}
