import type { ThemeId } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { claimNotFound } from './insight.errors.ts';

type Said = { claim: string; theme: ThemeId | null };

/** Has a claim speak of the theme that a person says, which holds when its item is read again. Gives its theme before. @throws RequestError 404 */
export const setClaimTheme = (
  store: Store,
  { thing, actor }: PermittedItem<'curate'>,
  { claim, theme }: Said,
): Promise<{ before: ThemeId | null; quote: string }> =>
  store.transaction(async (tx) => {
    const found = await tx.assertions.find(claim);
    if (found?.itemId !== thing.id) throw claimNotFound();
    await tx.assertions.setTheme(thing.id, { id: claim, theme, userId: actor.userId });
    return { before: found.assertion.theme, quote: found.assertion.citation.quote };
  });
