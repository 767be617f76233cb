import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** A page that is opened in the background is not painted, and does not wait for it longer than this, in ms. */
const longestWait = 500;

/** What is to be shown after the first picture, in order. */
const waiting: (() => void)[] = [];
let isShowing = false;

/** Shows one part, and the next one when the browser has had a moment: together they would hold up whoever reads. */
function showNext(): void {
  const next = waiting.shift();
  isShowing = next !== undefined;
  if (!next) return;
  next();
  setTimeout(showNext);
}

/** Waits until the browser has nothing else to do, where it can tell: what was painted shows at once, and can be used. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run);
};

/** Runs something once what is there has been painted; the returned function calls it off. */
function afterPaint(run: () => void): () => void {
  const line = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    waiting.push(run);
    if (isShowing) return;
    isShowing = true;
    whenIdle(showNext);
  };
  const timer = setTimeout(line, longestWait);
  const frame = requestAnimationFrame(line);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    const at = waiting.indexOf(run);
    if (at >= 0) waiting.splice(at, 1);
  };
}

type Props = { children: ReactNode; before: ReactNode };

/**
 * Shows `before` in the first picture of a page and the rest after it, so that its code is not waited for. Drawing it
 * gives way to whatever the reader does.
 */
export function AfterPaint({ children, before }: Props) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), []);
  return painted ? children : before;
}
