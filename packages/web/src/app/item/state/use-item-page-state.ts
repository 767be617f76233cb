import { type Item, pathOf, type Summary } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useLog } from '../../../events/events.context.ts';
import { type SpeakerNames, useSpeakerNames } from '../../../features/speaker/speaker-names.ts';
import { tonesOf } from '../../../features/speaker/speaker-tone.ts';
import { chooseSummary } from '../../../features/summary/choose-summary.ts';
import { isSummarizedIn, withoutRepeats } from '../../../features/summary/without-repeats.ts';
import { usePlayer } from '../../../player/player.context.ts';
import type { Track } from '../../../player/track.ts';
import { useEmbedded } from '../../shell/use-embedded.ts';
import { crumbsOf } from './crumbs-of-item.ts';
import { type DeepLink, soughtBy } from './deep-link.ts';
import { playableOf, trackOfItem } from './track-of-item.ts';
import { type ItemJumps, useItemJumps } from './use-item-jumps.ts';

/** The state of the page of an item: what its sections need to know of each other. */
export type ItemPageState = {
  item: Item;
  summary: Summary | null;
  /** The same with each sentence at the first place where the page reads it. */
  told: Summary | null;
  /** Whether words stand in it: what comes below does not repeat them. */
  isTold: (text: string) => boolean;
  /** The path of the page that it stands on; links to its places begin with it. */
  path: string;
  track: Track | null;
  /** The address of the recording, whose seconds are those of the page. */
  playable: string | null;
  /** Whether one of its sounds plays, be it the recording or the digest. */
  playing: boolean;
  tones: ReadonlyMap<string, string>;
  names: SpeakerNames;
  jumps: ItemJumps;
  /** What stands in the search field; empty for nothing. */
  query: string;
  /** Words that the reader takes for the other of question and search than their form tells; empty for none. */
  turned: string;
  setTurned: (words: string) => void;
  onSearch: (words: string) => void;
  /** What the page was opened for, where its address names words and no place; empty for nothing. */
  sought: string;
  /** Whether a keeper writes the analysis. */
  isWriting: boolean;
  setWriting: (isWriting: boolean) => void;
  /** Whether the page stands inside somebody else's. */
  embedded: boolean;
  /** Whether steps between the home and the page are shown above it. */
  isLed: boolean;
};

type Options = { item: Item; link: DeepLink; path?: string };

/** The state of the page of an item. `link`: what the address says; `path`: of the page, unless it is the item's own. */
export function useItemPageState({ item, link, path = pathOf(item) }: Options): ItemPageState {
  const navigate = useNavigate();
  const log = useLog();
  const summary = useMemo(() => chooseSummary(item.summaries), [item.summaries]);
  const listsDecisions = item.proceedings.decisions > 0;
  const told = useMemo(
    () => summary && withoutRepeats(summary, { listsDecisions }),
    [summary, listsDecisions],
  );
  const isTold = useMemo(() => (told === null ? () => false : isSummarizedIn(told)), [told]);
  const track = useMemo(() => trackOfItem(item, summary), [item, summary]);
  const tones = useMemo(() => tonesOf(item.speakers), [item.speakers]);
  const names = useSpeakerNames(item.uuid);
  const jumps = useItemJumps({ item, summary, track, link, path });
  const playing = usePlayer((state) => state.track?.uuid === item.uuid && state.status === 'playing');
  const [isWriting, setWriting] = useState(false);
  const embedded = useEmbedded();
  const query = link.search?.trim() ?? '';
  const [turned, setTurned] = useState('');
  const [sought] = useState(() => soughtBy(link));

  const onSearch = useCallback(
    (words: string): void => {
      if (words !== '') log({ event: 'search', slug: item.slug, 'button-src': 'inside' });
      const { search: _before, ...others } = link;
      void navigate({
        to: '.',
        search: { ...others, ...(words !== '' && { search: words }) },
        replace: true,
        resetScroll: false,
      });
    },
    [item.slug, link, log, navigate],
  );

  return {
    item,
    summary,
    told,
    isTold,
    path,
    track,
    playable: playableOf(track),
    playing,
    tones,
    names,
    jumps,
    query,
    turned,
    setTurned,
    onSearch,
    sought,
    isWriting,
    setWriting,
    embedded,
    isLed: crumbsOf(item, link).length > 0,
  };
}
