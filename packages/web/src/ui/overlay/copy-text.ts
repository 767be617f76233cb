import type { TFunction } from 'i18next';
import { say } from './notice.store.ts';

type CopyMessages = { done: string; failed: string };

async function announcing(write: () => Promise<void>, said: CopyMessages): Promise<void> {
  try {
    await write();
    say(said.done);
  } catch {
    say(said.failed, 'error');
  }
}

/** Copies words of the page and says how it went. */
export const copyWords = (words: string, said: CopyMessages): Promise<void> =>
  announcing(() => navigator.clipboard.writeText(words), said);

/** Copies words with their formatted form, of which whoever pastes takes one; the words alone where that is all that can be. */
export const copyFormatted = (words: string, html: string, said: CopyMessages): Promise<void> =>
  announcing(() => {
    if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(words);
    const item = new ClipboardItem({
      'text/plain': new Blob([words], { type: 'text/plain' }),
      'text/html': new Blob([html], { type: 'text/html' }),
    });
    return navigator.clipboard.write([item]);
  }, said);

/** Copies an address and says so. */
export const copyLink = (t: TFunction, href: string): Promise<void> =>
  copyWords(href, { done: t('item.copied'), failed: t('item.copyFailed') });
