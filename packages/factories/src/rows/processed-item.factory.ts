import type { Citation, CitedText, Proceedings } from '@ecco/domain';
import type { Item, Segment, Store, Transaction } from '@ecco/store';
import { type ItemParts, madeBy, writeItem } from './item.factory.ts';

/** The line that everything is cited from: the one about the reserve, in a short item its last. */
function citedLine(segments: readonly Segment[]): Segment | undefined {
  return segments[Math.min(7, segments.length - 1)];
}

const citationOf = ({ id, text, startMs, endMs, page }: Segment): Citation => ({
  segmentId: id,
  quote: /zirconium reserve|pension board/.exec(text)?.[0] ?? text,
  startMs,
  endMs,
  page,
});

const citedBy = (text: string, ...citations: Citation[]): CitedText => ({ text, verbatim: false, citations });

/** A summary of one chapter; one of its sentences cites a line that is gone, as after a new transcription. */
async function writeSummary(
  tx: Transaction,
  segments: readonly Segment[],
  citation: Citation,
): Promise<void> {
  const cited = citedBy('The reserve was named.', citation);
  const gone = citedBy('Leads nowhere.', { ...citation, segmentId: 'gone' });
  const lineAt = (index: number) => segments[Math.min(index, segments.length - 1)];
  const [first, last] = [lineAt(5), lineAt(20)];
  const mentions = [...new Set([citation.segmentId, lineAt(75)?.id ?? ''])];
  await tx.summaries.save({
    itemId: first?.itemId ?? '',
    version: 2,
    madeBy,
    overview: { keyInsights: [cited, gone], whyItMatters: [cited] },
    outline: {
      chapters: [
        {
          title: 'The reserve',
          firstSegment: first?.idx ?? 0,
          lastSegment: last?.idx ?? 0,
          startMs: first?.startMs ?? null,
          endMs: last?.endMs ?? null,
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
      keyTopics: [{ label: 'reserve', weight: 1, mentions: mentions.length, segmentIds: mentions }],
    },
  });
}

/** A meeting of one matter: a motion that a tie defeated, moved by somebody whom the line does not name. */
function proceedingsOf(citation: Citation): Proceedings {
  const stated = <Value>(value: Value) => ({ value, certainty: 'stated' as const, citation });
  const agenda = { number: '1', title: 'The reserve', state: 'failed' as const, firstSegment: 0 };
  return {
    agenda: [{ ...agenda, lastSegment: 0, citation }],
    decisions: [
      {
        motion: citedBy('Raise the reserve.', citation),
        basis: 'motion',
        movedBy: null,
        secondedBy: { ...stated('Ada Verity'), certainty: 'inferred' },
        result: stated('failed'),
        yes: stated(3),
        no: stated(3),
        abstain: null,
        ballots: [{ name: 'Ada Verity', ballot: 'yes', citation }],
        voteUnread: null,
        amounts: [citedBy('$4 million', citation)],
        conditions: [],
        amended: false,
        move: null,
        outcome: citation,
        agendaItem: 0,
      },
    ],
    signals: [
      {
        kind: 'commitment',
        sentence: citedBy('The reserve was named.', citation),
        who: stated('Halvern'),
        manager: null,
        vehicle: null,
        assetClass: { ...stated('cash'), certainty: 'inferred' },
        strategy: null,
        consultant: null,
        person: null,
        amount: stated({ text: '$4 million', value: 4_000_000, currency: 'USD', terms: null }),
        measure: null,
        decided: stated('2026-03-04'),
        effective: stated('by summer'),
        stage: stated('rejected'),
        places: [citation],
      },
    ],
  };
}

async function writeFindings(tx: Transaction, item: Item, citation: Citation): Promise<void> {
  const { quote, ...place } = citation;
  const speaker = 'Ada Verity';
  await tx.highlights.replace(item.id, 2, [{ ...place, text: quote, speaker, score: 1 }]);
  await tx.assertions.replace(item.id, [
    {
      text: 'The reserve grows.',
      citation,
      speaker,
      theme: 2,
      stance: 'positive',
      kind: 'fact',
      organisations: ['Halvern'],
      isOwn: false,
      figures: [],
      weight: 0.5,
    },
  ]);
  await tx.proceedings.replace(item.id, proceedingsOf(citation));
  await tx.items.noteMaker(item.id, { task: 'proceedings', maker: `${madeBy.engine} ${madeBy.version}` });
}

/**
 * An item that has been through everything: 150 lines unless said otherwise, one named speaker, a summary, a highlight, a
 * claim, proceedings and an organization, all of which cite one of its lines.
 */
export const createProcessedItem = (
  store: Pick<Store, 'transaction'>,
  parts: ItemParts = {},
): Promise<Item> =>
  store.transaction(async (tx) => {
    const { lines = 150 } = parts;
    const item = await writeItem(tx, {
      title: 'The Funding Ratio | Episode 12',
      description: 'How a <b>board</b> "decides".',
      durationMs: (typeof lines === 'number' ? lines : lines.length) * 4_000,
      status: 'ASSERTIONS_COMPLETE',
      ...parts,
      lines,
    });
    const segments = await tx.segments.ofItem(item.id);
    const line = citedLine(segments);
    if (!line) return item;
    const citation = citationOf(line);
    const evidence = { ...citation };
    await tx.speakers.replace(
      item.id,
      parts.speakers?.slice() ?? [
        {
          label: 'A',
          name: 'Ada Verity',
          role: 'host',
          organisation: null,
          provenance: 'introduction',
          confidence: 0.9,
          evidence,
        },
      ],
    );
    await writeSummary(tx, segments, citation);
    await writeFindings(tx, item, citation);
    const places = [...new Set([segments[75]?.id ?? line.id, line.id])];
    await tx.entities.replace(item.id, [
      { name: 'Halvern', type: 'organisation', aliases: [], mentions: places.length, segmentIds: places },
    ]);
    return item;
  });

/** Keeps a file with an item, as the pipeline does, and gives its key. */
export async function createMedia(
  store: Pick<Store, 'files' | 'storedFiles' | 'items'>,
  item: Item,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
): Promise<string> {
  const key = `media/${item.id}/file`;
  const body = (async function* () {
    yield bytes;
  })();
  const { size, sha256 } = await store.files.put({ key, mime, body });
  await store.storedFiles.save({ key, size, sha256, mime, name: 'Board "minutes"\r\n.mp3' });
  await store.items.update(item.id, { mediaKey: key });
  return key;
}
