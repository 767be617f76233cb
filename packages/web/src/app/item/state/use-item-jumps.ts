/*
 * All ways to move inside an item meet here: citations, chips, lines, chapters, search hits and the address with
 * which the page was opened. A move shows the line, opens the page of a document and plays where there is sound.
 * A move away from what is being read is written in the address, so that Back leads to where it began.
 */
import type { Item, Summary } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { findSegment } from '../../../features/transcript/api/find-segment.api.ts';
import { type LinkedPlace, placeQuery } from '../../../format/place-href.ts';
import { usePlayerStore } from '../../../player/player.context.ts';
import type { Track } from '../../../player/track.ts';
import type { Jump } from '../../../ui/citation/place.context.ts';
import { type DeepLink, placeAddress, resolveDeepLink } from './deep-link.ts';
import { usePageAddress } from './use-page-address.ts';
import { useShownPlace } from './use-shown-place.ts';

type Options = {
  item: Item;
  summary: Summary | null;
  track: Track | null;
  link: DeepLink;
  /** The path of the page on which the item stands. */
  path: string;
};

export type ItemJumps = ReturnType<typeof useItemJumps>;

/** The page on which a line stands, as far as that is known before the line is fetched. */
function pageOfLine(item: Item, summary: Summary | null, line: number): number {
  const loaded = item.content.find(({ content_id }) => content_id === line);
  const chapter = summary?.items.findLast(({ content_id }) => content_id <= line);
  return loaded?.page_number ?? chapter?.page_number ?? 1;
}

type Arrival = Omit<Options, 'path'> & {
  /** False where the page is at its address already. */
  open: () => boolean;
  shown: ReturnType<typeof useShownPlace>;
};

/** Shows what the address says whenever it is another, and offers its second to the player. */
function useArrival({ item, summary, track, link, open, shown }: Arrival): void {
  const player = usePlayerStore();
  const { setLine, setPage, setChapter, setFrameSeconds } = shown;
  useEffect(() => {
    if (item.content_total === 0 || !open()) return;
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
        (position) => position !== null && position !== near && setLine({ line: position }),
        () => undefined,
      );
    }
  }, [item, summary, track, link, player, open, setLine, setPage, setChapter, setFrameSeconds]);
}

/** The ways to move inside an item. `link`: what the address says. */
export function useItemJumps({ item, summary, track, link, path }: Options) {
  const navigate = useNavigate();
  const shown = useShownPlace(track);
  const { line, chapter, page, frameSeconds, play, show, setChapter, setPage } = shown;
  const { leaveFor, open } = usePageAddress(item, link);
  useArrival({ item, summary, track, link, open, shown });

  /** For places beside which the reader is already, such as the lines themselves. */
  const stay: Jump = useCallback(
    (place) => {
      show(place);
      if (place.seconds !== null) play(place.seconds);
    },
    [play, show],
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
    [leaveFor, setChapter],
  );
  const hasSound = track !== null;
  /** For places that stand beside their own words already: plays, and only without sound goes to the line. */
  const playOrJump: Jump = useCallback(
    (place) => {
      if (hasSound && place.seconds !== null) play(place.seconds);
      else jump(place);
    },
    [hasSound, play, jump],
  );
  const hrefOf = useCallback((place: LinkedPlace): string => placeAddress(path, place), [path]);
  return {
    line,
    chapter,
    page,
    frameSeconds,
    play,
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
