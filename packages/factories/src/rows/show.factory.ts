import { type NewShow, type Show, slugOf, type Transaction } from '@ecco/store';

/** A podcast without a feed, by its name alone or by what matters of it; the one of that name where there is one. */
export async function createShow(
  { shows }: Pick<Transaction, 'shows'>,
  part: string | Partial<NewShow> = {},
): Promise<Show> {
  const given = typeof part === 'string' ? { name: part } : part;
  const name = given.name ?? 'Allocator Hours';
  return (await shows.upsert({ kind: 'podcast', slug: slugOf(name), feedUrl: null, ...given, name })).show;
}
