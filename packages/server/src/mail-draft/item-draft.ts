import { type CitedText, type DraftLine, type Highlight, limits, pathOf, type Summary } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import type { Item, ItemWithShow, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { ItemDetails, ItemDetailsReader } from '../item/item-details.ts';
import { presentProceedings } from '../item/proceedings.presenter.ts';
import { namesByLabel } from '../item/segment.presenter.ts';
import { presentSummary } from '../item/summary.presenter.ts';
import { dayText } from '../update/update-words.ts';
import { decisionLine } from './decision-line.ts';
import { type Draft, type DraftedSection, draftLine, withoutRepeats } from './draft-lines.ts';

export type DraftSources = { store: Store; itemDetails: ItemDetailsReader };

/** The newest summary of an item as it is shown; null where there is none yet. */
export function summaryOf(details: ItemDetails): Summary | null {
  const [latest] = details.summaries.toSorted((one, other) => other.version - one.version);
  return latest ? presentSummary(latest, { ...details, names: namesByLabel(details.speakers) }) : null;
}

const draftLines = (sentences: readonly CitedText[]): DraftLine[] =>
  sentences.flatMap((sentence) => draftLine(sentence)).slice(0, limits.draftItemLines);

/** Quotations that somebody approved; where nobody did, the first that were found. */
function quotesOf(highlights: readonly Highlight[], { profile }: ItemDetails): DraftLine[] {
  const approved = highlights.filter((highlight) => highlight.approved);
  const chosen = approved.length > 0 ? approved : highlights;
  return draftLines(
    chosen.map(({ text, speaker, ...place }) => ({
      text,
      verbatim: true,
      speaker: speaker === null ? null : { name: speaker, role: null },
      citations: [
        {
          item: profile.item,
          segment_id: place.segment_id,
          content_id: place.content_id,
          source_text: text,
          start_timestamp: place.start_timestamp,
          end_timestamp: null,
          page_number: place.page_number,
        },
      ],
    })),
  );
}

/** The sentences that tell an item best: what it comes to, then its key insights. */
export const keySentences = (summary: Summary | null): DraftLine[] => {
  const main = summary?.analysis?.one_liner;
  return draftLines([...(main ? [main] : []), ...(summary?.overview?.key_insights ?? [])]);
};

const decisionsOf = ({ proceedings, profile }: ItemDetails): DraftLine[] =>
  presentProceedings(proceedings, profile).decisions.flatMap(decisionLine).slice(0, limits.draftDecisions);

const section = (name: string, lines: DraftLine[]): DraftedSection => ({
  name,
  meta: null,
  path: null,
  lines,
});

/** Who made an item, and when it came out. */
export const metaOf = ({ item, show }: ItemWithShow): string | null => {
  const parts = [show?.name ?? item.author, item.publishedAt && dayText(item.publishedAt)];
  return parts.filter(Boolean).join(' · ') || null;
};

export const pathOfItem = ({ id: uuid, slug, kind }: Pick<Item, 'id' | 'slug' | 'kind'>): string =>
  pathOf({ uuid, slug, kind });

/** What a mail could say of an item. @throws RequestError 404 */
export async function itemDraft(
  { store, itemDetails }: DraftSources,
  { id, kind }: { id: string; kind: ContentKind },
): Promise<Draft> {
  const itemWithShow = await findItem(store, { id, kinds: [kind] });
  const { item } = itemWithShow;
  const details = await itemDetails.of(item);
  const summary = summaryOf(details);
  return {
    uuid: item.id,
    title: item.title,
    meta: metaOf(itemWithShow),
    path: pathOfItem(item),
    sections: withoutRepeats([
      section('Key insights', keySentences(summary)),
      section('Why it matters', draftLines(summary?.overview?.why_it_matters ?? [])),
      section('Decisions', decisionsOf(details)),
      section('In their words', quotesOf(summary?.highlights ?? [], details)),
    ]),
  };
}
