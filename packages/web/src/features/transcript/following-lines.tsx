import { type Item, limits, type Segment } from '@ecco/contract';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOfLine, timeLabel } from '../../ui/citation/place.ts';
import { pageOfLine, useTranscriptPages } from './api/get-transcript.api.ts';
import classes from './following-lines.module.css';
import type { Anchor } from './playing-line.ts';
import { usePlayingLine } from './use-playing-line.ts';

/** How many lines are shown from the one that is heard on, and before it. */
const shownLines = 8;
const linesBefore = 1;

type Props = {
  item: Pick<Item, 'uuid' | 'content' | 'content_total'>;
  /** Starts known from elsewhere, such as the chapters. */
  landmarks: readonly Anchor[];
  playable: string | null;
  nameOf: (speaker: string | null) => string | null;
};

/** Lines of the pages that are loaded. */
const pageLines = (pages: readonly number[], total: number): number[] =>
  pages.flatMap((page) =>
    Array.from({ length: limits.transcriptPage }, (_, at) => page * limits.transcriptPage + at).filter(
      (line) => line < total,
    ),
  );

function LineTime({ segment }: { segment: Segment }) {
  const { t } = useTranslation();
  const time = timeLabel(t, placeOfLine(segment));
  return time === null ? null : <time>{time}</time>;
}

/** What is said while a picture plays, a few lines from the one that is heard on. */
export function FollowingLines({ item, landmarks, playable, nameOf }: Props) {
  const { t } = useTranslation();
  const { uuid: id, content: first, content_total: total } = item;
  const received = usePlayingPages({ source: { id, total, first }, landmarks, playable });
  const from = Math.max(0, received.line - linesBefore);
  const shown = Array.from({ length: Math.min(shownLines, total - from) }, (_, at) => from + at);
  return (
    <section className={classes['lines']} aria-label={t('item.wordsBeside')}>
      <ol>
        {shown.map((at) => {
          const segment = received.lineAt(at);
          if (!segment) return null;
          const isSpeakers = segment.speaker_label !== received.lineAt(at - 1)?.speaker_label || at === from;
          const name = isSpeakers ? nameOf(segment.speaker) : null;
          return (
            <li key={at} data-active={at === received.line || undefined}>
              <LineTime segment={segment} />
              <span>
                {name === null ? null : <strong>{name}: </strong>}
                {segment.text}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type LineSource = {
  source: { id: string; total: number; first: Item['content'] };
  landmarks: readonly Anchor[];
  playable: string | null;
};

/** The line that is heard, and the pages around it; the first line before anything is. */
function usePlayingPages({ source, landmarks, playable }: LineSource) {
  const { total } = source;
  const [requested, setWanted] = useState(0);
  const pages = useMemo(
    () => [...new Set([0, pageOfLine(requested), pageOfLine(Math.min(total - 1, requested + shownLines))])],
    [requested, total],
  );
  const lines = useTranscriptPages(source, pages);
  const known = useMemo(() => pageLines(pages, total), [pages, total]);
  const located = usePlayingLine({ lines, known, landmarks, total, playable });
  const line = located?.line ?? 0;
  // A line that is only guessed is found once the lines around it are there.
  useEffect(() => setWanted(line), [line]);
  return { line, lineAt: lines.lineAt };
}
