import type { TFunction } from 'i18next';
import { say } from './notice.store.ts';

/** Copies an address and says so. */
export async function copyLink(t: TFunction, href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(href);
    say(t('item.copied'));
  } catch {
    say(t('item.copyFailed'), 'error');
  }
}
