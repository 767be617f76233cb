/*
 * A transcript of any length. Ten lines at first; what is asked for is added, and of all that only the lines in view
 * are drawn and only the pages around them are fetched. The line that plays is marked and followed while the reader
 * keeps it in view; a target scrolls to its line and lights it up for some seconds.
 */
import type { Segment } from '@ecco/contract';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerStore } from '../../player/player.context.ts';
import { useJump } from '../../ui/citation/place.context.ts';
import type { Anchor } from './playing-line.ts';
import type { SpeakerQuote } from './quote.ts';
import { QuoteButton } from './quote-button.tsx';
import { showLine } from './shown-lines.ts';
import classes from './transcript.module.css';
import { TranscriptEnd } from './transcript-end.tsx';
import { TranscriptLine } from './transcript-line.tsx';
import { useFollowLine } from './use-follow-line.ts';
import { useLineClick, useOnLine } from './use-line-click.ts';
import { useLineKeys } from './use-line-keys.ts';
import { type LineTarget, useLineTarget } from './use-line-target.ts';
import { usePlayingLine } from './use-playing-line.ts';
import { usePlayingWord } from './use-playing-word.ts';
import { useQuotes } from './use-quotes.ts';
import { useShownLines } from './use-shown-lines.ts';

type Props = {
  source: { id: string; total: number; first: readonly Segment[] };
  tones: ReadonlyMap<string, string>;
  nameOf: (speaker: string | null) => string | null;
  landmarks: readonly Anchor[];
  playable: string | null;
  target: LineTarget | null;
  phrases: readonly string[];
  onCopy: (segment: Segment) => void;
  /** Words to pass on, by whom, and the line they begin in. */
  onQuote: (spoken: readonly SpeakerQuote[], first: Segment) => void;
  /** For those who may put the words of a line right. */
  onCorrect?: ((segment: Segment) => void) | undefined;
};

const inView = (element: Element | null): boolean => {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

type Reach = Pick<ReturnType<typeof useShownLines>, 'virtualizer' | 'setShown'> & {
  list: RefObject<HTMLDivElement | null>;
  total: number;
};

/** The ways to bring a line into view, and whether it is there. */
function useReach({ list, total, virtualizer, setShown }: Reach) {
  const onReach = useCallback(
    (line: number) => setShown((count) => showLine(count, line, total)),
    [setShown, total],
  );
  const onScroll = useCallback(
    (line: number) => virtualizer.scrollToIndex(line, { align: 'center' }),
    [virtualizer],
  );
  const isSeen = useCallback(
    (line: number) => inView(list.current?.querySelector(`[data-line="${line}"]`) ?? null),
    [list],
  );
  const onGo = useCallback(
    (line: number): void => {
      onReach(line);
      virtualizer.scrollToIndex(line, { align: 'auto' });
    },
    [onReach, virtualizer],
  );
  return { onReach, onScroll, isSeen, onGo };
}

/** The lines of a transcript. */
export function Transcript(props: Props) {
  const { source, tones, nameOf, landmarks, playable, target, phrases, onCopy, onQuote, onCorrect } = props;
  const { t } = useTranslation();
  const jump = useJump();
  const { total } = source;
  const list = useRef<HTMLDivElement>(null);
  const { shown, setShown, setWanted, virtualizer, items, lines, known } = useShownLines(source, list);
  const playing = usePlayingLine({ lines, known, landmarks, total, playable });
  const playingLine = playing?.certain ? playing.line : null;

  usePlayingWord({ list, itemId: source.id, line: playingLine });

  useEffect(() => {
    if (playing && !playing.certain) setWanted(playing.line);
  }, [playing, setWanted]);

  const { onReach, onScroll, isSeen, onGo } = useReach({ list, total, virtualizer, setShown });
  useFollowLine({ playing: playingLine, isSeen, onGo });
  const lineTarget = useLineTarget({ target, shown, onReach, onScroll, isSeen });

  const onLine = useOnLine(lines);
  useLineClick(list, onLine);
  const player = usePlayerStore();
  const chosen = useLineKeys({
    list,
    total,
    onGo,
    onEnter: onLine,
    onSpace: () => player.getState().toggle(),
  });
  const drawn = new Set(items.map(({ index }) => index));
  const stop = [chosen, playingLine].find((line) => line !== null && drawn.has(line)) ?? items[0]?.index;
  const { quoteParts, quoteLine } = useQuotes({ lines, nameOf, onQuote });

  if (total === 0) {
    return (
      <p className={classes['empty']}>
        {t('transcript.empty')} {t('transcript.emptyText')}
      </p>
    );
  }
  return (
    <>
      <div
        ref={list}
        className={classes['list']}
        data-followed={playable || (lines.lineAt(0)?.page_number ?? null) !== null ? true : undefined}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map((item) => {
          const segment = lines.lineAt(item.index);
          return (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className={classes['place']}
              style={{ transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
            >
              <TranscriptLine
                line={item.index}
                segment={segment}
                previous={item.index > 0 ? lines.lineAt(item.index - 1) : undefined}
                name={segment ? nameOf(segment.speaker) : null}
                tone={segment?.speaker_label ? tones.get(segment.speaker_label) : undefined}
                active={playingLine === item.index}
                found={lineTarget?.line === item.index ? lineTarget : null}
                phrases={phrases}
                stop={stop === item.index}
                t={t}
                jump={jump}
                onCopy={onCopy}
                onQuote={quoteLine}
                onCorrect={onCorrect}
              />
            </div>
          );
        })}
        <QuoteButton list={list} onQuote={quoteParts} />
      </div>
      <TranscriptEnd
        shown={shown}
        total={total}
        failed={lines.failed}
        onRetry={lines.retry}
        onShow={setShown}
      />
    </>
  );
}
