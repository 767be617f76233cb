import type { Item, NewItem, Store } from '@ecco/store';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Line ${index} about the ${index === 7 ? 'zirconium reserve' : 'pension board'} and its returns.`,
    speakerLabel: index % 3 === 0 ? 'A' : 'B',
    startMs: index * 4_000,
    endMs: index * 4_000 + 3_900,
  }));

/** An item that has been through everything, written straight to the store. */
export async function seedItem(store: Store, details: Partial<NewItem> = {}, lineCount = 150): Promise<Item> {
  return store.transaction(async (tx) => {
    const { item } = await tx.items.insertOrFind({
      kind: 'episode',
      title: 'The Funding Ratio | Episode 12',
      description: 'How a <b>board</b> "decides".',
      durationMs: lineCount * 4_000,
      nextStage: null,
      status: 'ASSERTIONS_COMPLETE',
      ...details,
    });
    const segments = await tx.segments.replace(item.id, lines(lineCount));
    const at = (index: number) => segments[index]?.id ?? '';
    const citation = {
      segmentId: at(7),
      quote: 'zirconium reserve',
      startMs: 28_000,
      endMs: 31_900,
      page: null,
    };
    const cited = { text: 'The reserve was named.', verbatim: false, citations: [citation] };
    const gone = { text: 'Leads nowhere.', verbatim: false, citations: [{ ...citation, segmentId: 'gone' }] };
    await tx.speakers.replace(item.id, [
      {
        label: 'A',
        name: 'Ada Verity',
        role: 'host',
        organisation: null,
        provenance: 'introduction',
        confidence: 0.9,
        evidence: citation,
      },
    ]);
    await tx.summaries.save({
      itemId: item.id,
      version: 2,
      madeBy: { engine: 'built-in', version: '1.0' },
      overview: { keyInsights: [cited, gone], whyItMatters: [cited] },
      outline: {
        chapters: [
          {
            title: 'The reserve',
            firstSegment: 5,
            lastSegment: 20,
            startMs: 20_000,
            endMs: 84_000,
            page: null,
            relevancy: 81.6,
            summary: [cited],
            takeaways: [],
          },
        ],
      },
      analysis: {
        oneLiner: cited,
        tldr: [cited],
        keyTopics: [{ label: 'reserve', weight: 1, mentions: 2, segmentIds: [at(7), at(75)] }],
      },
    });
    await tx.highlights.replace(item.id, 2, [
      {
        text: 'zirconium reserve',
        speaker: 'Ada Verity',
        segmentId: at(7),
        startMs: 28_000,
        endMs: 31_900,
        page: null,
        score: 1,
      },
    ]);
    await tx.assertions.replace(item.id, [
      {
        text: 'The reserve grows.',
        citation,
        speaker: 'Ada Verity',
        theme: 2,
        stance: 'positive',
        kind: 'fact',
        organisations: ['Halvern'],
        figures: [],
        weight: 0.5,
      },
    ]);
    await tx.entities.replace(item.id, [
      { name: 'Halvern', type: 'organisation', aliases: [], mentions: 2, segmentIds: [at(75), at(7)] },
    ]);
    return item;
  });
}

/** Keeps a file with the item, as the pipeline does. */
export async function seedMedia(
  store: Store,
  item: Item,
  file: { bytes: Uint8Array; mime: string },
): Promise<string> {
  const key = `media/${item.id}/file`;
  const { size, sha256 } = await store.files.put({
    key,
    mime: file.mime,
    body: (async function* () {
      yield file.bytes;
    })(),
  });
  await store.storedFiles.save({ key, size, sha256, mime: file.mime, name: 'Board "minutes"\r\n.mp3' });
  await store.items.update(item.id, { mediaKey: key });
  return key;
}
