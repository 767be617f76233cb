import type { CitedText } from '@ecco/domain';
import type { Segment, Store, SummaryParts } from '@ecco/store';
import type { Transcript } from './transcripts.ts';

const linesOfChapter = 25;
const madeBy = { engine: 'bench', version: '1' };

/** An item of each transcript, with a summary. */
export async function fillLibrary(store: Store, transcripts: readonly Transcript[]): Promise<void> {
  for (const [index, texts] of transcripts.entries()) {
    const segments = texts.map((text) => ({ text }));
    await store.transaction(async (tx) => {
      const { item } = await tx.items.insertOrFind({
        kind: 'episode',
        title: `Item ${index}`,
        nextStage: null,
        status: 'ASSERTIONS_COMPLETE',
      });
      const written = await tx.segments.replace(item.id, segments);
      await tx.summaries.save({ itemId: item.id, ...summaryOf(written) });
    });
  }
}

/** A summary as long as a real one, in words of the lines themselves. */
function summaryOf(segments: Segment[]): Omit<SummaryParts, 'itemId'> {
  const said = ({ id, text }: Segment, words: number): CitedText => ({
    text: text.split(' ').slice(0, words).join(' '),
    verbatim: false,
    citations: [{ segmentId: id, quote: text, startMs: null, endMs: null, page: null }],
  });
  const chapters = segments
    .filter((_, index) => index % linesOfChapter === 0)
    .map(({ idx, text }) => {
      const own = segments.slice(idx, idx + linesOfChapter);
      return {
        title: text.split(' ').slice(0, 7).join(' '),
        firstSegment: idx,
        lastSegment: idx + own.length - 1,
        startMs: null,
        endMs: null,
        page: null,
        relevancy: 50,
        summary: own.slice(0, 3).map((segment) => said(segment, 30)),
        takeaways: own.slice(3, 6).map((segment) => said(segment, 20)),
      };
    });
  const tldr = segments.slice(0, 5).map((segment) => said(segment, 25));
  return { version: 2, madeBy, outline: { chapters }, analysis: { oneLiner: null, tldr, keyTopics: [] } };
}
