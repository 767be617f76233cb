import type { Chapter, Speaker } from '@ecco/domain';
import type { Item, NewItem, NewSegment, Store, Transaction } from '@ecco/store';
import { createShow } from './show.factory.ts';

/** An item, and what it hangs from and what hangs from it, as far as a test asks for it. */
export type ItemParts = Partial<NewItem> & {
  /** The name of its show, which is made where there is none. */
  show?: string;
  /** Its lines, or how many of them. */
  lines?: number | readonly NewSegment[];
  speakers?: readonly Speaker[];
  /** How many chapters its lines are divided into. */
  chapters?: number;
};

const row = (part: Partial<NewItem>): NewItem => ({
  kind: 'episode',
  title: 'Why fees fell',
  nextStage: null,
  ...part,
});

/** Lines of four seconds, by two speakers; the eighth is the only one about a reserve. */
const segmentRows = (count: number): NewSegment[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Line ${index} about the ${index === 7 ? 'zirconium reserve' : 'pension board'} and its returns.`,
    speakerLabel: index % 3 === 0 ? 'A' : 'B',
    startMs: index * 4_000,
    endMs: index * 4_000 + 3_900,
  }));

function chaptersOf(lines: readonly NewSegment[], count: number): Chapter[] {
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, index) => {
    const [firstSegment, lastSegment] = [index * size, Math.min((index + 1) * size, lines.length) - 1];
    return {
      title: `Chapter ${index + 1}`,
      firstSegment,
      lastSegment,
      startMs: lines[firstSegment]?.startMs ?? null,
      endMs: lines[lastSegment]?.endMs ?? null,
      page: lines[firstSegment]?.page ?? null,
      relevancy: 90,
      summary: [],
      takeaways: [],
    };
  }).filter(({ firstSegment, lastSegment }) => firstSegment <= lastSegment);
}

/** Who made what the factories write. */
export const madeBy = { engine: 'built-in', version: '1.0' };

/** Writes an item in a transaction that is open: its show first, then the item, then what hangs from it. */
export async function writeItem(tx: Transaction, parts: ItemParts): Promise<Item> {
  const { show, lines: given = [], speakers, chapters, ...part } = parts;
  const showId = show === undefined ? part.showId : (await createShow(tx, show)).id;
  const { item } = await tx.items.insertOrFind(row({ ...part, ...(showId && { showId }) }));
  const lines = typeof given === 'number' ? segmentRows(given) : [...given];
  if (lines.length > 0) await tx.segments.replace(item.id, lines);
  if (speakers) await tx.speakers.replace(item.id, [...speakers]);
  if (chapters) {
    const outline = { chapters: chaptersOf(lines, chapters) };
    await tx.summaries.save({ itemId: item.id, version: 2, madeBy, outline });
  }
  return item;
}

/** An item that waits to be opened, with the show, lines, speakers and chapters that are asked for. */
export const createItem = (store: Pick<Store, 'transaction'>, parts: ItemParts = {}): Promise<Item> =>
  store.transaction((tx) => writeItem(tx, parts));

/** Items as a feed brings them: all at once, in this order, each with nothing but its row. */
export const createItems = (
  { items }: Pick<Transaction, 'items'>,
  parts: readonly Partial<NewItem>[],
): Promise<Item[]> => items.insertMany(parts.map(row));

/** For `createItems`: so many of one title, with a number each. */
export const numbered = (title: string, count: number, part: Partial<NewItem> = {}): Partial<NewItem>[] =>
  Array.from({ length: count }, (_, index) => ({ ...part, title: `${title} ${index + 1}` }));
