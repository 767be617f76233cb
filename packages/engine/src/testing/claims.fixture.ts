import type { Citation, CitedText } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { proveNumbers } from '../proof/index.ts';
import type { Result } from './read-everything.fixture.ts';

/** Every sentence that a result shows, with its citations. */
export function sentencesOf({
  outline,
  overview,
  analysis,
  assertions,
}: Result): Omit<CitedText, 'verbatim'>[] {
  const { chapters, pages = [] } = outline;
  return [
    ...chapters.flatMap(({ summary, takeaways }) => [...summary, ...takeaways]),
    ...pages.flatMap(({ sentences }) => sentences),
    ...overview.keyInsights,
    ...overview.whyItMatters,
    ...analysis.tldr,
    ...(analysis.oneLiner === null ? [] : [analysis.oneLiner]),
    ...assertions.map(({ text, citation }) => ({ text, citations: [citation] })),
  ];
}

/** Every place that a result names. */
const citationsOf = (result: Result): Citation[] => [
  ...sentencesOf(result).flatMap(({ citations }) => citations),
  ...result.speakers.flatMap(({ evidence }) => evidence ?? []),
];

/** What a result claims and its source does not hold, a line each; empty for every source. */
export function unprovedOf(result: Result, source: Source): string[] {
  const texts = new Map(source.segments.map(({ id, text }) => [id, text]));
  const cited = citationsOf(result).filter(
    ({ segmentId, quote }) => quote === '' || !texts.get(segmentId)?.includes(quote),
  );
  const highlights = result.highlights.filter(({ segmentId, text }) => !texts.get(segmentId)?.includes(text));
  const ids = [...result.analysis.keyTopics, ...result.analysis.entities].flatMap(
    ({ segmentIds }) => segmentIds,
  );
  return [
    ...cited.map(({ segmentId, quote }) => `no quote of ${segmentId}: ${quote}`),
    ...highlights.map(({ text }) => `no highlight: ${text}`),
    ...misplacedSections(result).map((title) => `no place in its chapter: ${title}`),
    ...ids.filter((id) => !texts.has(id)).map((id) => `no segment: ${id}`),
    ...numbersWithoutSource(result, source),
  ];
}

const misplacedSections = ({ outline }: Result): string[] =>
  outline.chapters.flatMap(({ firstSegment, lastSegment, sections = [] }) =>
    sections
      .filter((section, at) => {
        const after = at === 0 ? firstSegment - 1 : (sections[at - 1]?.firstSegment ?? firstSegment);
        return section.firstSegment <= after || section.firstSegment > lastSegment;
      })
      .map(({ title }) => title),
  );

function numbersWithoutSource({ outline, analysis, ...result }: Result, source: Source): string[] {
  const whole = source.segments.map(({ text }) => text).join('\n');
  const sentences = sentencesOf({ outline, analysis, ...result }).map(({ text, citations }) => ({
    text,
    from: citations.map(({ quote }) => quote).join('\n'),
  }));
  // "Part 2" counts the chapters where nothing else can be said of one.
  const named = outline.chapters.filter(({ title }) => !/^Part \d+$/u.test(title));
  const titles = named.map(({ title, firstSegment, lastSegment }) => ({
    text: title,
    from: source.segments
      .slice(firstSegment, lastSegment + 1)
      .map(({ text }) => text)
      .join('\n'),
  }));
  const sections = outline.chapters.flatMap((chapter) =>
    (chapter.sections ?? []).map(({ title, firstSegment }) => ({
      text: title,
      from: source.segments
        .slice(firstSegment, chapter.lastSegment + 1)
        .map(({ text }) => text)
        .join('\n'),
    })),
  );
  const topics = analysis.keyTopics.map(({ label }) => ({ text: label, from: whole }));
  const figures = result.assertions.flatMap(({ figures: all, citation }) =>
    all.map(({ text }) => ({ text, from: citation.quote })),
  );
  return [...sentences, ...titles, ...sections, ...topics, ...figures].flatMap(({ text, from }) =>
    proveNumbers(text, from).map((number) => `no number ${number} in the source of: ${text}`),
  );
}
