import type { Citation, CitedText } from '@ecco/domain';
import { builtInEngine, type Port, type Source } from '@ecco/engine';
import type { Surroundings } from './sentence-ends.ts';
import type { ShownPlace } from './subjects.ts';

/** A sentence as a page shows it, the words it is cited by, and what stands before and after these. */
export type ShownSentence = {
  where: string;
  text: string;
  quotes: string[];
  around: Surroundings[];
  /** The last words cited: the line they stand in, and how far into it. */
  place: ShownPlace;
};

async function ask<Input, Output>(port: Port<Input, Output> | undefined, input: Input): Promise<Output> {
  if (port === undefined) throw new Error('the built-in engine lacks a port');
  return port(input);
}

const { ports } = builtInEngine;

/** Finds what stands around a citation: to the ends of its segment, and of the next one where the same sentence goes on there. */
function surroundingsIn({ segments }: Source): (citation: Citation) => Surroundings {
  const placeOf = new Map(segments.map(({ id }, at) => [id, at]));
  return ({ segmentId, quote }) => {
    const place = placeOf.get(segmentId) ?? -1;
    const segment = segments[place];
    const start = segment?.text.indexOf(quote) ?? -1;
    if (segment === undefined || start < 0) return { before: '', after: '' };
    const next = segments[place + 1];
    const goesOn = next?.speaker === segment.speaker && /^[\p{Ll}\d]/u.test(next.text) ? ` ${next.text}` : '';
    return { before: segment.text.slice(0, start), after: segment.text.slice(start + quote.length) + goesOn };
  };
}

function placesIn({ segments }: Source): (citation: Citation | undefined) => ShownPlace {
  const placeOf = new Map(segments.map(({ id }, at) => [id, at]));
  return (citation) => {
    const at = placeOf.get(citation?.segmentId ?? '') ?? -1;
    return { at, start: Math.max(0, segments[at]?.text.indexOf(citation?.quote ?? '') ?? 0) };
  };
}

/** Every sentence that the engine shows of a source, with the list it stands in. */
export async function shownOf(source: Source): Promise<ShownSentence[]> {
  const outline = await ask(ports.outline, source);
  const input = { ...source, outline };
  const [overview, analysis, claims] = await Promise.all([
    ask(ports.overview, input),
    ask(ports.analyse, input),
    ask(ports.assertions, source),
  ]);
  const aroundOf = surroundingsIn(source);
  const placeOf = placesIn(source);
  const shown = (where: string, text: string, citations: readonly Citation[]): ShownSentence => ({
    where,
    text,
    quotes: citations.map(({ quote }) => quote),
    around: citations.map(aroundOf),
    place: placeOf(citations.at(-1)),
  });
  const cited = (where: string, texts: readonly CitedText[]): ShownSentence[] =>
    texts.map(({ text, citations }) => shown(where, text, citations));
  return [
    ...outline.chapters.flatMap(({ summary, takeaways }) => cited('chapter', [...summary, ...takeaways])),
    ...cited(
      'page',
      (outline.pages ?? []).flatMap(({ sentences }) => sentences),
    ),
    ...cited('insight', overview.keyInsights),
    ...cited('why it matters', overview.whyItMatters),
    ...cited('short form', analysis.tldr),
    ...cited('one line', analysis.oneLiner === null ? [] : [analysis.oneLiner]),
    ...claims.map(({ text, citation }) => shown('claim', text, [citation])),
  ];
}
