/** A person without a mouse: Tab until the wanted thing has the focus, then keys. */
import { expect, type Page } from '@playwright/test';

export type Keyboard = {
  press: (key: string) => Promise<void>;
  type: (words: string) => Promise<void>;
  /** Tabs until what is called so has the focus. @throws when a walk around the page does not meet it */
  to: (name: RegExp) => Promise<void>;
  /** Goes there and presses Enter. */
  enter: (name: RegExp) => Promise<void>;
  /** Goes there and types. */
  fill: (name: RegExp, words: string) => Promise<void>;
};

const mostSteps = 150;
const patienceMs = 15_000;

/** What names the thing that has the focus, as far as this product names things. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return '';
    const named = document.getElementById(at.getAttribute('aria-labelledby')?.split(' ')[0] ?? '');
    const field =
      at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
    const shown = field ? (at.labels?.[0]?.textContent ?? '') : (at.textContent ?? '');
    return (at.getAttribute('aria-label') ?? named?.textContent ?? shown).trim();
  });

export function keyboardOf(page: Page): Keyboard {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const type = (words: string): Promise<void> => page.keyboard.type(words);
  const walk = async (name: RegExp): Promise<void> => {
    for (let step = 0; step < mostSteps; step += 1) {
      if (name.test(await focusedName(page))) return;
      await press('Tab');
    }
    throw new Error(`the Tab key never came to ${name}`);
  };
  // A page that is still on its way has nothing to stop at: people try once more when it is there.
  const to = (name: RegExp): Promise<void> => expect(() => walk(name)).toPass({ timeout: patienceMs });
  return {
    press,
    type,
    to,
    async enter(name) {
      await to(name);
      await press('Enter');
    },
    async fill(name, words) {
      await to(name);
      await type(words);
    },
  };
}
