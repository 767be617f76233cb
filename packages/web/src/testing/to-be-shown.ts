import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** That a reader comes to an element: nothing around it hides it, folds it away or makes it inert. */
    toBeShown: (this: Assertion<R, T>) => R;
  }
}

/** What keeps a reader from an element; null for nothing. */
function obstacleOf(element: Element): string | null {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { display, visibility } = getComputedStyle(at);
    if (at.hasAttribute('hidden') || display === 'none' || visibility === 'hidden') return 'it is hidden';
    if (at.hasAttribute('inert')) return 'it is inert';
    if (at.getAttribute('aria-hidden') === 'true') return 'it is kept from screen readers';
    const folds = at.parentElement?.closest('details:not([open])');
    if (folds && at.closest('summary') === null) return 'it is folded away';
  }
  return null;
}

expect.extend({
  toBeShown(received: unknown) {
    const obstacle = received instanceof Element ? obstacleOf(received) : 'it is no element';
    return { pass: obstacle === null, message: () => `expected an element that is shown, but ${obstacle}` };
  },
});
