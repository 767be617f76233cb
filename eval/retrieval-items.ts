// What an analyst's library has besides talk that is read for other evaluations: further calls, meetings as a machine heard them,
// pages of filings and lists of plans, each as the product reads its file. Only what a question asks of is read.
import type { ContentKind } from '@ecco/domain';
import {
  extractArticle,
  extractTextDocument,
  parseTranscript,
  type RawSegment,
  shapeSegments,
} from '@ecco/pipeline/testing';
import { z } from 'zod';
import { isThere, linesOf } from './eval-task.ts';
import type { LibraryItem } from './library-items.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';

const untimed = { speaker: null, startMs: null, endMs: null, page: null };

/** Of which items are read. */
type Ids = ReadonlySet<string>;

type EvalItem = { id: string; kind: ContentKind; title: string; runs: RawSegment[] };

const itemOf = ({ id, kind, title, runs }: EvalItem): LibraryItem => ({
  ...{ id, kind, title, runs },
  source: sourceOfUnits(kind, shapeSegments(runs), title),
});

const textRuns = (text: string): RawSegment[] =>
  extractTextDocument(new TextEncoder().encode(text)).blocks.map((block) => ({
    ...untimed,
    text: block.text,
  }));

/** The rows of a file that lies beside the checkout; none where it does not. */
async function* rowsOf<Schema extends z.ZodType>(file: string, row: Schema): AsyncGenerator<z.infer<Schema>> {
  if (isThere(file)) for await (const line of linesOf(file)) yield row.parse(line);
}

const Call = z.object({ id: z.string(), doc: z.array(z.string()) });
async function* calls(ids: Ids): AsyncGenerator<EvalItem> {
  for await (const { id, doc } of rowsOf('ectsum/dev/train_sample.jsonl', Call)) {
    if (!ids.has(id)) continue;
    const runs = doc.map((text) => ({ ...untimed, text }));
    yield { id, kind: 'earnings', title: `${id.replaceAll('_', ' ')} earnings call`, runs };
  }
}

const Talk = z.object({
  id: z.string(),
  title: z.string(),
  segments: z.array(z.object({ t: z.string(), text: z.string() })),
});
async function* meetings(ids: Ids): AsyncGenerator<EvalItem> {
  for await (const { id, title, segments } of rowsOf('civic-talk/dev/meetings.jsonl', Talk)) {
    if (!ids.has(id)) continue;
    const lines = segments.map(({ t, text }) => `${t} ${text}`).join('\n');
    const { segments: said } = parseTranscript(new TextEncoder().encode(lines));
    const runs = said.map((one) => ({ ...one, page: null }));
    yield { id, kind: 'meeting', title: `Knoxville ${title}`, runs };
  }
}

const Page = z.object({ page_id: z.string(), text: z.string() });
async function* filings(ids: Ids): AsyncGenerator<EvalItem> {
  const pages = new Map<string, string[]>();
  for await (const { page_id, text } of rowsOf('financebench/dev/evidence_pages.jsonl', Page)) {
    const [id = ''] = page_id.split('#');
    if (ids.has(id)) pages.set(id, [...(pages.get(id) ?? []), text]);
  }
  for (const [id, texts] of pages)
    yield { id, kind: 'document', title: id.replaceAll('_', ' '), runs: textRuns(texts.join('\n\n')) };
}

const Plan = z.object({
  name: z.string(),
  abbreviation: z.string(),
  state: z.string(),
  aum_billions: z.number(),
  fiscal_year_end: z.string(),
});
async function* plans(ids: Ids): AsyncGenerator<EvalItem> {
  const ofState = new Map<string, string[]>();
  for await (const one of rowsOf('pension-plans/dev/plans.jsonl', Plan)) {
    const lines = [
      `${one.name} (${one.abbreviation})`,
      `State: ${one.state}`,
      `Assets: $${one.aum_billions} billion`,
      `Fiscal year ends: ${one.fiscal_year_end}`,
    ];
    ofState.set(one.state, [...(ofState.get(one.state) ?? []), lines.join('\n')]);
  }
  for (const [state, records] of ofState)
    if (ids.has(`plans-${state}`))
      yield {
        id: `plans-${state}`,
        kind: 'document',
        title: `Public pension plans of ${state}`,
        runs: textRuns(records.join('\n\n')),
      };
}

const Article = z.object({ id: z.string(), html: z.string() });
async function* articles(ids: Ids): AsyncGenerator<EvalItem> {
  for await (const { id, html } of rowsOf('readability/dev/pages.jsonl', Article)) {
    if (!ids.has(id)) continue;
    const { title, blocks } = extractArticle(html, `https://articles.example/${id}`);
    yield { id, kind: 'article', title: title ?? id, runs: blocks.map(({ text }) => ({ ...untimed, text })) };
  }
}

/** The items of some ids. */
export async function readMoreItems(ids: Ids): Promise<LibraryItem[]> {
  const libraryItems: LibraryItem[] = [];
  for (const read of [calls, meetings, filings, plans, articles])
    for await (const made of read(ids)) libraryItems.push(itemOf(made));
  return libraryItems;
}
