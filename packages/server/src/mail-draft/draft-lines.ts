import { createHash } from 'node:crypto';
import { type Citation, type CitedText, type DraftLine, type DraftPlace, placeHref } from '@ecco/contract';
import { placeText } from '@ecco/pipeline';
import { citedPlaceText } from '../item/cited-place-text.ts';

/** What a mail could say of a thing. Links are paths of this product. */
export type Draft = {
  uuid: string;
  title: string;
  meta: string | null;
  /** The page of the thing. */
  path: string;
  sections: DraftedSection[];
};
export type DraftedSection = {
  name: string;
  meta: string | null;
  path: string | null;
  lines: DraftLine[];
};

/** A time without the hours where there are none: "0:03:29" as "3:29". */
const withoutNoHours = (time: string): string => time.replace(/^(about )?0:0?(?=\d+:\d\d$)/, '$1');

/** Where words stand, as a reader is told: the second, the page, or the line. */
function placeWords(citation: Citation): string {
  const { page_number: page, content_id: line } = citation;
  const place = page === null ? citedPlaceText(citation) : placeText({ startMs: null, page });
  return place === null ? `line ${line + 1}` : withoutNoHours(place);
}

const presentPlace = (citation: Citation): DraftPlace => ({
  title: citation.item.title,
  at: placeWords(citation),
  quote: citation.source_text,
  href: placeHref(citation),
});

/** Places of one sentence that are shown; more of them prove nothing more. */
const placesShown = 3;

const idOf = (text: string, citations: readonly Citation[]): string =>
  createHash('sha256')
    .update(JSON.stringify([text, citations.map(({ item, segment_id: id }) => [item.uuid, id])]))
    .digest('base64url')
    .slice(0, 16);

/** A sentence with its places; none where no place of it is left, for it could not be defended. */
export function draftLine(
  { text, verbatim, speaker, citations }: CitedText,
  label: string | null = null,
): DraftLine[] {
  const byPlace = new Map(citations.map((citation) => [placeHref(citation), presentPlace(citation)]));
  const places = [...byPlace.values()].slice(0, placesShown);
  if (places.length === 0) return [];
  return [{ id: idOf(text, citations), label, text, verbatim, speaker: speaker?.name ?? null, places }];
}

/** The sections that say anything, each sentence where it comes first. */
export function withoutRepeats(sections: readonly DraftedSection[]): DraftedSection[] {
  const reported = new Set<string>();
  return sections.flatMap((section) => {
    const lines = section.lines.filter(({ id }) => !reported.has(id));
    for (const { id } of lines) reported.add(id);
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
}
