import { type ReactNode, useEffect, useState } from 'react';

/** A page that is opened in the background is not painted, and does not wait for it longer than this, in ms. */
const longestWait = 500;

/** Runs something once what is there has been painted; the returned function calls it off. */
function afterPaint(run: () => void): () => void {
  const timers = [setTimeout(run, longestWait)];
  const frame = requestAnimationFrame(() => timers.push(setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    timers.forEach(clearTimeout);
  };
}

type Props = { children: ReactNode; before: ReactNode };

/** Shows `before` in the first picture of a page and the rest after it, so that its code is not waited for. */
export function AfterPaint({ children, before }: Props) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted ? children : before;
}
