import { limits } from '@ecco/contract';
import { useEffect, useMemo, useState } from 'react';
import { usePlayerStore } from '../../player/player.context.ts';
import type { TranscriptLines } from './api/get-transcript.api.ts';
import { type Anchor, type LineLocation, locateLine } from './playing-line.ts';

type Options = {
  lines: TranscriptLines;
  /** Lines that are loaded now. */
  known: readonly number[];
  /** Starts known from elsewhere, such as the chapters. */
  landmarks: readonly Anchor[];
  total: number;
  playable: string | null;
};

/**
 * The line that plays, looked up at most five times a second; null while another track or none is there. The digest of
 * the item is another track: it has seconds of its own.
 */
export function usePlayingLine({ lines, known, landmarks, total, playable }: Options): LineLocation | null {
  const player = usePlayerStore();
  const [located, setLocated] = useState<LineLocation | null>(null);

  const anchors = useMemo(() => {
    const starts = new Map(landmarks.map(({ line, start }) => [line, start]));
    for (const line of known) {
      const start = lines.lineAt(line)?.start_ms;
      if (start !== null && start !== undefined) starts.set(line, start / 1_000);
    }
    return [...starts].map(([line, start]) => ({ line, start })).sort((a, b) => a.line - b.line);
  }, [lines, known, landmarks]);

  useEffect(() => {
    const look = (): void => {
      const { track, time, status } = player.getState();
      const mine = playable !== null && track?.src === playable && (status === 'playing' || time > 0);
      const next = mine ? locateLine(anchors, time, total) : null;
      setLocated((before) =>
        before?.line === next?.line && before?.certain === next?.certain ? before : next,
      );
    };
    look();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const stop = player.subscribe((now, before) => {
      // What jumps is followed at once.
      if (now.jumps !== before.jumps) return look();
      timer ??= setTimeout(() => {
        timer = null;
        look();
      }, limits.playingLineEveryMs);
    });
    return () => {
      stop();
      if (timer) clearTimeout(timer);
    };
  }, [player, anchors, total, playable]);

  return located;
}
