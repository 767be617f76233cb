import { BoundsError, boundItems, DeletedError, type NewItem, type RefusedItem } from '@ecco/store';
import { sourceDeleted, sourceOutOfBounds } from './ingest.errors.ts';

/** What of a source is too long, in the words of somebody who can change its feed. */
const fields: Readonly<Record<string, string>> = {
  guid: 'guid',
  canonicalUrl: 'address',
  sourceUrl: 'address',
  audioUrl: 'audio address',
  videoUrl: 'video address',
  documentUrl: 'document address',
  feedUrl: 'address',
  meta: 'list of transcripts and people',
};

/** Reasons that are kept of one reading. */
const mostReasons = 20;

const limitOf = ({ field, limit }: BoundsError): string =>
  `its ${fields[field] ?? field} is longer than ${limit.toLocaleString('en-US')} bytes`;

function reasonOf({ input, error }: RefusedItem): string {
  const name = input.title.length > 100 ? `${input.title.slice(0, 100).toWellFormed()}…` : input.title;
  return `“${name}”: ${limitOf(error)}.`;
}

/** Why some were left out, in words; of very many the first, and how many more there are. */
function reasonsOf(refused: readonly RefusedItem[]): string[] {
  const texts = refused.slice(0, mostReasons).map(reasonOf);
  const more = refused.length - texts.length;
  return more === 0 ? texts : [...texts, `And ${more.toLocaleString('en-US')} more.`];
}

/** The items that can be stored, and for each of the others why it is left out: one bad entry costs that entry. */
export function withoutUnbounded(items: readonly NewItem[]): { items: NewItem[]; leftOut: string[] } {
  const { accepted, refused } = boundItems(items);
  return { items: accepted, leftOut: reasonsOf(refused) };
}

/** Does what writes a single source. Throws `ingest.out_of_bounds` or `ingest.deleted` in place of the store's own refusal. */
export async function saidInWords<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DeletedError) throw sourceDeleted(error.title);
    throw error instanceof BoundsError ? sourceOutOfBounds(limitOf(error)) : error;
  }
}
