import { limits } from '@ecco/contract';
import { useEffect, useRef, useState } from 'react';

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

const lookAgainMs = 100;
const mostLooks = 25;

/**
 * Leads to a line that is asked for: has it shown, scrolls there once it is among the shown lines, and returns it for
 * as long as its line stays lit.
 */
export function useLineTarget({ target, shown, onReach, onScroll, isSeen }: Options): LineTarget | null {
  const [lit, setLit] = useState<LineTarget | null>(null);
  const reached = useRef<LineTarget | null>(null);

  useEffect(() => {
    if (!target) return undefined;
    onReach(target.line);
    setLit(target);
    const fade = setTimeout(() => setLit(null), limits.highlightFadeMs);
    // What stands above may still be growing, and the heights of far lines are guesses: look until it is in view.
    let looks = mostLooks;
    const look = setInterval(() => {
      looks -= 1;
      if (looks === 0 || isSeen(target.line)) clearInterval(look);
      else onScroll(target.line);
    }, lookAgainMs);
    return () => {
      clearTimeout(fade);
      clearInterval(look);
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
