import { remarkLeads } from '@ecco/domain';
import type { Transaction } from '@ecco/store';
import type { PipelineError } from '../work/pipeline.errors.ts';
import { languageUnspoken } from './digest.errors.ts';

const lasting: readonly string[] = [languageUnspoken(null).code];

/** Remarks of an item with why it has no digest, where that lasts; without it where it has one. */
function remarksWith(notes: readonly string[], why: PipelineError | null): string[] {
  const others = notes.filter((note) => !note.startsWith(remarkLeads.digest));
  return why !== null && lasting.includes(why.code)
    ? [...others, `${remarkLeads.digest} ${why.message}`]
    : others;
}

/** Keeps with an item why no digest is made of it, so that its page can say so. */
export async function noteDigest(
  { items }: Pick<Transaction, 'items'>,
  itemId: string,
  why: PipelineError | null,
): Promise<void> {
  const itemWithShow = await items.findById(itemId);
  if (itemWithShow === null) return;
  const notes = remarksWith(itemWithShow.item.notes, why);
  if (notes.join('\n') === itemWithShow.item.notes.join('\n')) return;
  await items.update(itemId, { notes });
}
