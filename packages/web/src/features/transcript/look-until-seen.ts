/**
 * How often it is looked, in ms; for how many looks on end the line must be in view, which is as long as a busy server
 * takes to answer for what stands above it; how long it is looked at most.
 */
const lookEveryMs = 100;
const looksInView = 20;
const longestMs = 20_000;

/** What readers do who want to be somewhere else; the last is the browser's Back. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

type Options = {
  isSeen: () => boolean;
  /** Scrolls to where it should be in view. */
  onScroll: () => void;
  /** It is in view for the first time, or nobody looks for it any more. Called once. */
  onSeen: () => void;
};

/**
 * Scrolls until something is in view and stays there: what stands above may still be growing, the heights of far lines
 * are guesses, and a scroll position that is restored late moves it away again. Ends by itself with the first move of
 * the reader's own, or by the function that is returned.
 */
export function lookUntilSeen({ isSeen, onScroll, onSeen }: Options): () => void {
  const hands = new AbortController();
  const since = performance.now();
  let inView = 0;
  let isTold = false;
  const tell = (): void => {
    if (!isTold) onSeen();
    isTold = true;
  };
  const stop = (): void => {
    clearInterval(timer);
    hands.abort();
  };
  const giveUp = (): void => {
    tell();
    stop();
  };
  const timer = setInterval(() => {
    if (isSeen()) {
      inView += 1;
      tell();
    } else {
      inView = 0;
      onScroll();
    }
    if (inView === looksInView || performance.now() - since > longestMs) giveUp();
  }, lookEveryMs);
  for (const name of ownMoves)
    window.addEventListener(name, giveUp, { signal: hands.signal, passive: true, capture: true });
  return stop;
}
