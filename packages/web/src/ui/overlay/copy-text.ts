import type { TFunction } from 'i18next';
import { say } from './notice.store.ts';

/** Copies words of the page and says how it went. */
export async function copyWords(words: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    say(said.done);
  } catch {
    say(said.failed, 'error');
  }
}

/** Copies an address and says so. */
export const copyLink = (t: TFunction, href: string): Promise<void> =>
  copyWords(href, { done: t('item.copied'), failed: t('item.copyFailed') });
