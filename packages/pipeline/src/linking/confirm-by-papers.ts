/** What was transcribed unsurely in a recording becomes certain where a paper of the same meeting says it (D56). */
import { figureKeys } from '@ecco/engine';
import type { DoubtedLine, DoubtedPlace, Item, Segment, Store } from '@ecco/store';

type Saying = { figures: ReadonlySet<string>; text: string };

const sayingOf = (segments: readonly Segment[]): Saying => ({
  figures: new Set(segments.flatMap(({ text }) => figureKeys(text))),
  text: segments.map(({ text }) => text).join('\n'),
});

const isPartOfWord = /[\p{L}\p{N}]/u;

function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + name.length]];
    if (!isPartOfWord.test(before) && !isPartOfWord.test(after)) return true;
  }
  return false;
}

function says({ figures, text }: Saying, { kind, words }: DoubtedPlace): boolean {
  if (kind === 'name') return names(text, words);
  const keys = figureKeys(words);
  return keys.length > 0 && keys.every((key) => figures.has(key));
}

/** A paper is read by lines that nobody speaks. */
const isPaper = (segments: readonly Segment[]): boolean =>
  segments.length > 0 && segments.every(({ startMs }) => startMs === null);

type Recording = { item: Item; doubted: DoubtedLine[] };

const openPlaces = ({ doubted }: Recording): { segmentId: string; place: DoubtedPlace }[] =>
  doubted.flatMap(({ segmentId, places }) =>
    places.filter(({ review }) => review === null).map((place) => ({ segmentId, place })),
  );

/** Looks through the papers of an item's meeting for what its recordings hold in doubt, and notes which paper says what. */
export async function confirmByPapers(
  store: Pick<Store, 'meetings' | 'segments' | 'hearings'>,
  itemId: string,
): Promise<number> {
  const meeting = await store.meetings.ofItem(itemId);
  if (meeting === null) return 0;
  const items = (await store.meetings.itemsOf(meeting.id)).map(({ item }) => item);
  const judged = await Promise.all(
    items.map(async (item) => ({ item, doubted: await store.hearings.doubted(item.id) })),
  );
  const recordings = judged.filter((recording) => openPlaces(recording).length > 0);
  if (recordings.length === 0) return 0;
  let confirmed = 0;
  for (const paper of items) {
    if (recordings.some(({ item }) => item.id === paper.id)) continue;
    const segments = await store.segments.ofItem(paper.id);
    if (!isPaper(segments)) continue;
    const saying = sayingOf(segments);
    for (const recording of recordings)
      for (const { segmentId, place } of openPlaces(recording).filter((one) => says(saying, one.place))) {
        const { words } = place;
        const made = { itemId: recording.item.id, segmentId, words, paperId: paper.id, userId: null };
        if ((await store.hearings.review({ ...made, kind: 'confirmed' })) !== null) confirmed += 1;
      }
  }
  return confirmed;
}
