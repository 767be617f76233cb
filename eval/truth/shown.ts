import type { Citation, CitedText } from '@ecco/domain';
import { builtInEngine, type Port, type Source } from '@ecco/engine';

/** A sentence as a page shows it, the words it is cited by, and what stands before and after these. */
export type Shown = {
  where: string;
  text: string;
  quotes: string[];
  around: { before: string; after: string }[];
};

async function ask<Input, Output>(port: Port<Input, Output> | undefined, input: Input): Promise<Output> {
  if (port === undefined) throw new Error('the built-in engine lacks a port');
  return port(input);
}

const { ports } = builtInEngine;

/** Every sentence that the engine shows of a source, with the list it stands in. */
export async function shownOf(source: Source): Promise<Shown[]> {
  const outline = await ask(ports.outline, source);
  const input = { ...source, outline };
  const [overview, analysis, claims] = await Promise.all([
    ask(ports.overview, input),
    ask(ports.analyse, input),
    ask(ports.assertions, source),
  ]);
  const textOf = new Map(source.segments.map(({ id, text }) => [id, text]));
  const aroundOf = ({ segmentId, quote }: Citation) => {
    const text = textOf.get(segmentId) ?? '';
    const at = text.indexOf(quote);
    return at < 0
      ? { before: '', after: '' }
      : { before: text.slice(0, at), after: text.slice(at + quote.length) };
  };
  const shown = (where: string, text: string, citations: readonly Citation[]): Shown => ({
    where,
    text,
    quotes: citations.map(({ quote }) => quote),
    around: citations.map(aroundOf),
  });
  const cited = (where: string, texts: readonly CitedText[]): Shown[] =>
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
