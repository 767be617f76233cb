import type { ThemeId } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { claimNotFound } from './insight.errors.ts';

type ClaimTheme = { claim: string; theme: ThemeId | null };

/** Has a claim speak of the theme that a person says, which holds when its item is read again. Gives its theme before. @throws RequestError 404 */
export const setClaimTheme = (
  store: Store,
  { thing, actor }: PermittedItem<'curate'>,
  { claim, theme }: ClaimTheme,
): Promise<{ before: ThemeId | null; quote: string }> =>
  store.transaction(async (tx) => {
    const match = await tx.assertions.find(claim);
    if (match?.itemId !== thing.id) throw claimNotFound();
    await tx.assertions.setTheme(thing.id, { id: claim, theme, userId: actor.userId });
    return { before: match.assertion.theme, quote: match.assertion.citation.quote };
  });
