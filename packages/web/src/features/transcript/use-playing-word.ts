/*
 * The word that sounds, marked while it does. The mark is one of the browser (CSS custom highlights): it paints over the
 * text, so that no word makes the transcript rerender. Browsers without them, and readers who want less to move, have the
 * mark of the line.
 */
import { limits } from '@ecco/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { operations } from '../../api/operations.ts';
import { usePlayerStore } from '../../player/player.context.ts';
import { rangeOf, type TimedWord, untilNextWord, wordAt } from './playing-word.ts';

const highlightName = 'playing-word';
/** Least and most time until the mark moves, in ms: a word may be marked so late, and behind the last one nothing is due. */
const [leastMs, mostMs] = [40, 1_000];
const pageSize = limits.transcriptPage;

const mayMark = (): boolean =>
  'highlights' in CSS && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The words of the line that plays, with their times; a page of lines is requested once. */
function useWordsOf(itemId: string, line: number | null): readonly TimedWord[] {
  const from = Math.floor((line ?? 0) / pageSize) * pageSize;
  const { data } = useQuery({
    ...operations.item.transcript.queryOptions({
      input: { id: itemId, from, limit: pageSize, words: 'true' },
    }),
    enabled: line !== null && mayMark(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (line === null ? undefined : data?.segments[line - from]?.words) ?? none;
}
const none: readonly TimedWord[] = [];

type PlayingLine = { list: RefObject<HTMLDivElement | null>; itemId: string; line: number | null };

export function usePlayingWord({ list, itemId, line }: PlayingLine): void {
  const player = usePlayerStore();
  const words = useWordsOf(itemId, line);
  useEffect(() => {
    if (line === null || words.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = { time: player.getState().time, at: performance.now() };
    const unmark = (): void => void CSS.highlights.delete(highlightName);
    const mark = (): void => {
      clearTimeout(timer);
      const { status, speed } = player.getState();
      const isPlaying = status === 'playing';
      const passed = isPlaying ? (performance.now() - told.at) * speed : 0;
      const ms = told.time * 1_000 + passed;
      const text = list.current?.querySelector(`[data-words="${line}"]`);
      const word = wordAt(words, ms);
      const range = text && word && rangeOf(text, word);
      if (range) CSS.highlights.set(highlightName, new Highlight(range));
      else unmark();
      const next = untilNextWord(words, ms);
      if (isPlaying) timer = setTimeout(mark, Math.min(mostMs, Math.max(leastMs, (next ?? mostMs) / speed)));
    };
    mark();
    const stop = player.subscribe((now, before) => {
      if (now.time === before.time && now.status === before.status) return;
      told = { time: now.time, at: performance.now() };
      mark();
    });
    return () => {
      stop();
      clearTimeout(timer);
      unmark();
    };
  }, [player, words, line, list]);
}
