/*
 * All ways to move inside an item meet here: citations, chips, lines, chapters, search hits and the address with
 * which the page was opened. A move shows the line, opens the page of a document and plays where there is sound.
 */
import { type Item, pathOf, type Summary } from '@ecco/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChapterTarget } from '../../features/summary/outline.tsx';
import { findSegment } from '../../features/transcript/api/find-segment.api.ts';
import type { LineTarget } from '../../features/transcript/transcript.tsx';
import { usePlayerStore } from '../../player/player.context.ts';
import type { Track } from '../../player/track.ts';
import type { Jump } from '../../ui/place.context.ts';
import { type DeepLink, placeHref, resolveDeepLink } from './deep-link.ts';

type Options = { item: Item; summary: Summary | null; track: Track | null; link: DeepLink };

export function useItemJumps({ item, summary, track, link }: Options) {
  const player = usePlayerStore();
  const [line, setLine] = useState<LineTarget | null>(null);
  const [chapter, setChapter] = useState<ChapterTarget | null>(null);
  const [page, setPage] = useState(1);
  /** Where a video that only its own site plays was sent to, in seconds. */
  const [frameSeconds, setFrameSeconds] = useState(0);
  const latestTrack = useRef(track);
  latestTrack.current = track;

  const play = useCallback(
    (seconds: number): void => {
      setFrameSeconds(seconds);
      if (latestTrack.current) player.getState().playFrom(latestTrack.current, seconds);
    },
    [player],
  );
  const jump: Jump = useCallback(
    (place) => {
      setLine({ line: place.line });
      if (place.page !== null) setPage(place.page);
      if (place.seconds !== null) play(place.seconds);
    },
    [play],
  );
  /** For places that stand beside their own words already: plays, and only without sound goes to the line. */
  const playOrJump: Jump = useCallback(
    (place) => {
      if (latestTrack.current && place.seconds !== null) play(place.seconds);
      else jump(place);
    },
    [play, jump],
  );

  const opened = useRef<string | null>(null);
  useEffect(() => {
    const name = `${item.uuid}?${JSON.stringify({ ...link, search: undefined })}`;
    if (opened.current === name || item.content_total === 0) return;
    opened.current = name;
    const to = resolveDeepLink(link, item, summary);
    if (to.line !== null) setLine({ line: to.line });
    if (to.chapter !== null && to.line === null) setChapter({ index: to.chapter });
    if (to.seconds !== null && track) {
      player.getState().offer(track);
      if (player.getState().track?.src === track.src) player.getState().seek(to.seconds);
    }
    if (to.segment) {
      const near = to.line ?? 0;
      // A link whose words cannot be looked up still leads to the line it names.
      void findSegment(item.uuid, to.segment, near).then(
        (found) => found !== null && found !== near && setLine({ line: found }),
        () => undefined,
      );
    }
  }, [item, summary, track, link, player]);

  const hrefOf = (place: { line: number; segment: string | null }): string => placeHref(pathOf(item), place);
  return { line, chapter, page, frameSeconds, jump, playOrJump, hrefOf, toChapter: setChapter };
}
