/*
 * All ways to move inside an item meet here: citations, chips, lines, chapters, search hits and the address with
 * which the page was opened. A move shows the line, opens the page of a document and plays where there is sound.
 * A move away from what is being read is written in the address, so that Back leads to where it began.
 */
import type { Item, Summary } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChapterTarget } from '../../../features/summary/outline.tsx';
import { findSegment } from '../../../features/transcript/api/find-segment.api.ts';
import type { LineTarget } from '../../../features/transcript/use-line-target.ts';
import { type LinkedPlace, placeQuery } from '../../../format/place-href.ts';
import { usePlayerStore } from '../../../player/player.context.ts';
import type { Track } from '../../../player/track.ts';
import type { Jump } from '../../../ui/citation/place.context.ts';
import { type DeepLink, placeAddress, resolveDeepLink, withoutPlace } from './deep-link.ts';

type Options = {
  item: Item;
  summary: Summary | null;
  track: Track | null;
  link: DeepLink;
  /** The path of the page on which the item stands. */
  path: string;
};

export type ItemJumps = ReturnType<typeof useItemJumps>;

/** The place that a link names; a search is none. */
function nameOf(uuid: string, { search: _words, ...place }: DeepLink): string {
  const entries = Object.entries(place).sort(([a], [b]) => a.localeCompare(b));
  return `${uuid}?${JSON.stringify(entries)}`;
}

/** The page on which a line stands, as far as that is known before the line is fetched. */
function pageOfLine(item: Item, summary: Summary | null, line: number): number {
  const loaded = item.content.find(({ content_id }) => content_id === line);
  const chapter = summary?.items.findLast(({ content_id }) => content_id <= line);
  return loaded?.page_number ?? chapter?.page_number ?? 1;
}

export function useItemJumps({ item, summary, track, link, path }: Options) {
  const player = usePlayerStore();
  const navigate = useNavigate();
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
  /** Shows a place and plays nothing. */
  const show: Jump = useCallback((place) => {
    setLine({ line: place.line });
    if (place.page !== null) setPage(place.page);
  }, []);
  /** For places beside which the reader is already, such as the lines themselves. */
  const stay: Jump = useCallback(
    (place) => {
      show(place);
      if (place.seconds !== null) play(place.seconds);
    },
    [play, show],
  );

  const opened = useRef<string | null>(null);
  /** What had the focus before a jump, by the address it was left at. */
  const left = useRef(new Map<string, HTMLElement>());
  const here = nameOf(item.uuid, link);
  /** Leaves what is being read for a place, which is written in the address. */
  const leaveFor = useCallback(
    (place: DeepLink, arrive: () => void): void => {
      const next: DeepLink = { ...withoutPlace(link), ...place };
      if (document.activeElement instanceof HTMLElement) left.current.set(here, document.activeElement);
      opened.current = nameOf(item.uuid, next);
      arrive();
      if (here === opened.current) return;
      void navigate({ to: '.', search: next, resetScroll: false });
    },
    [here, item.uuid, link, navigate],
  );
  const jump: Jump = useCallback(
    (place) => {
      if (place.source && place.source.uuid !== item.uuid) void navigate({ href: place.source.href });
      else leaveFor(placeQuery({ line: place.line, segment: place.segment }), () => stay(place));
    },
    [item.uuid, leaveFor, navigate, stay],
  );
  const jumpToChapter = useCallback(
    (index: number): void => leaveFor({ summary_item_index: String(index) }, () => setChapter({ index })),
    [leaveFor],
  );
  /** For places that stand beside their own words already: plays, and only without sound goes to the line. */
  const playOrJump: Jump = useCallback(
    (place) => {
      if (latestTrack.current && place.seconds !== null) play(place.seconds);
      else jump(place);
    },
    [play, jump],
  );

  useEffect(() => {
    const name = nameOf(item.uuid, link);
    if (opened.current === name || item.content_total === 0) return;
    opened.current = name;
    left.current.get(name)?.focus({ preventScroll: true });
    const to = resolveDeepLink(link, item, summary);
    if (to.line !== null) setLine({ line: to.line });
    if (to.line !== null) setPage(pageOfLine(item, summary, to.line));
    if (to.chapter !== null && to.line === null) setChapter({ index: to.chapter });
    if (to.seconds !== null && track?.content === 'episode') player.getState().offer(track, to.seconds);
    if (to.seconds !== null) setFrameSeconds(to.seconds);
    if (to.segment) {
      const near = to.line ?? 0;
      // A link whose words cannot be looked up still leads to the line it names.
      void findSegment(item.uuid, to.segment, near).then(
        (found) => found !== null && found !== near && setLine({ line: found }),
        () => undefined,
      );
    }
  }, [item, summary, track, link, player]);

  const hrefOf = useCallback((place: LinkedPlace): string => placeAddress(path, place), [path]);
  return {
    line,
    chapter,
    page,
    frameSeconds,
    jump,
    jumpToChapter,
    show,
    stay,
    playOrJump,
    hrefOf,
    toChapter: setChapter,
    /** Opens a page of a document; the words stay where they are. */
    toPage: setPage,
  };
}
