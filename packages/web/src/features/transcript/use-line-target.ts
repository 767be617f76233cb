import { limits } from '@ecco/contract';
import { useEffect, useRef, useState } from 'react';
import { lookUntilSeen } from './look-until-seen.ts';

/** A line to show; a new object each time, so that the same one can be asked for again. */
export type LineTarget = { line: number };

type Options = {
  target: LineTarget | null;
  /** How many lines are shown now. */
  shown: number;
  /** Shows enough lines for this one to be among them. */
  onReach: (line: number) => void;
  onScroll: (line: number) => void;
  isSeen: (line: number) => boolean;
};

/**
 * Leads to a line that is asked for: has it shown, scrolls there once it is among the shown lines, and returns it for
 * as long as its line stays lit: from when it is asked for until some seconds after it came into view.
 */
export function useLineTarget({ target, shown, onReach, onScroll, isSeen }: Options): LineTarget | null {
  const [lit, setLit] = useState<LineTarget | null>(null);
  const reached = useRef<LineTarget | null>(null);

  useEffect(() => {
    if (!target) return undefined;
    onReach(target.line);
    setLit(target);
    let fade: ReturnType<typeof setTimeout> | undefined;
    const stop = lookUntilSeen({
      isSeen: () => isSeen(target.line),
      onScroll: () => onScroll(target.line),
      onSeen: () => {
        fade = setTimeout(() => setLit(null), limits.highlightFadeMs);
      },
    });
    return () => {
      stop();
      clearTimeout(fade);
    };
  }, [target, onReach, onScroll, isSeen]);

  // The list can only scroll to a line that it has; the larger count may come with a later render.
  useEffect(() => {
    if (!target || reached.current === target || shown <= target.line) return;
    reached.current = target;
    onScroll(target.line);
  }, [target, shown, onScroll]);

  return lit;
}
