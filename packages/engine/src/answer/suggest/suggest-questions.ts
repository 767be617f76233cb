// Questions that a source is known to answer. They are put together from what was read of it and then asked: what its own
// cited place does not answer is not suggested.
import type { Proceedings, Signal, Speaker, Topic } from '@ecco/domain';
import { isBody } from '../../body/is-body.ts';
import { firmForms } from '../../linking/span.lexicon.ts';
import type { QuestionSource } from '../../ports/ports.ts';
import { answerQuestion } from '../answer-question.ts';
import { periodOfSource } from '../fit/source-period.ts';
import { leading, measuresOfCalls, measuresOfFunds, ordinals } from './suggest.lexicon.ts';

/** A source with what was read of it; its segments name speakers by label, or by name where that is known. */
export type ReadSource = { source: QuestionSource; proceedings: Proceedings; speakers: readonly Speaker[] };

/** A question, and the segments in which its answer stands; null where any of them may tell the figure that it asks for. */
type Suggestion = { query: string; segmentIds: ReadonlySet<string> | null };

const suggestedMax = 3;
/** Each is asked once, which takes some milliseconds. */
const triedMax = 24;
const topicsMax = 8;
/** Questions for figures of one source, the first of the list. */
const figuresMax = 8;
const longestTitle = 70;
/** Segments beside a topic's own in which it is still spoken of. */
const besideTopic = 1;

/** Questions that the source answers, at most three, the most telling first; in English only. */
export function suggestQuestions(read: ReadSource): string[] {
  const candidates = [
    ...ofSignals(read),
    ...ofChapters(read),
    ...ofAgenda(read),
    ...ofFigures(read).slice(0, figuresMax),
    ...ofTopics(read),
  ].slice(0, triedMax);
  const suggested: string[] = [];
  for (const candidate of candidates) {
    if (suggested.length === suggestedMax) break;
    if (!suggested.includes(candidate.query) && isAnswered(candidate, read)) suggested.push(candidate.query);
  }
  return suggested;
}

function isAnswered({ query, segmentIds }: Suggestion, { source }: ReadSource): boolean {
  const [first] = answerQuestion({ query, sources: [source] }).sentences;
  if (segmentIds === null) return first !== undefined && first.lead !== null;
  return first?.citations.some(({ segmentId }) => segmentIds.has(segmentId)) ?? false;
}

/** What was done, and not what was only thought of. */
const isDone = ({ stage }: Signal): boolean => stage?.value === 'approved' || stage?.value === 'completed';

/** "How much did Alder Teachers commit to Larch Partners IV?", and what else is asked of a move of money or of people. */
function ofSignals({ proceedings }: ReadSource): Suggestion[] {
  return proceedings.signals.filter(isDone).flatMap((signal): Suggestion[] => {
    const { kind, who, vehicle, manager, amount, places } = signal;
    const other = vehicle?.value ?? manager?.value;
    const segmentIds = new Set(places.map(({ segmentId }) => segmentId));
    if (who === null) return [];
    if (kind === 'pacing' && amount !== null)
      return [{ query: `How much does ${who.value} commit a year?`, segmentIds }];
    if (other === undefined) return [];
    if (kind === 'hire') return [{ query: `Why was ${other} hired?`, segmentIds: null }];
    if (amount === null) return [];
    if (kind === 'commitment')
      return [{ query: `How much did ${who.value} commit to ${other}?`, segmentIds }];
    return kind === 'termination' || kind === 'redemption'
      ? [{ query: `How much did ${who.value} redeem from ${other}?`, segmentIds }]
      : [];
  });
}

const asksItself = /^\p{Lu}[^?]{12,}\?$/u;

/** A chapter whose title is a question, as the source itself puts it. */
function ofChapters({ source }: ReadSource): Suggestion[] {
  return (source.outline?.chapters ?? []).flatMap(({ title, firstSegment, lastSegment }) => {
    if (!asksItself.test(title) || title.length > longestTitle || title.split(' ').length < 5) return [];
    return [{ query: title, segmentIds: segmentsOf(source, firstSegment, lastSegment) }];
  });
}

const segmentsOf = ({ segments }: QuestionSource, first: number, last: number): ReadonlySet<string> =>
  new Set(segments.slice(Math.max(0, first), last + 1).map(({ id }) => id));

/** "What was decided about the pacing plan for 2027?", where the source itself speaks of it by that name. */
function ofAgenda({ source, proceedings: { agenda, decisions } }: ReadSource): Suggestion[] {
  if (!isBody(source)) return [];
  const text = source.segments.map((segment) => segment.text).join('\n');
  return agenda.flatMap(({ title, firstSegment, lastSegment }, at) => {
    if (title.length > longestTitle || !decisions.some(({ agendaItem }) => agendaItem === at)) return [];
    const named = asSaid(title, text);
    if (named === null) return [];
    const segmentIds = segmentsOf(source, firstSegment, lastSegment);
    return [{ query: `What was decided about ${named}?`, segmentIds }];
  });
}

/** A title as a sentence would hold it: "the pacing plan"; null where the source never says it so. */
function asSaid(title: string, text: string): string | null {
  const said = `the ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
  return text.includes(said) ? said : null;
}

/** "What did Ada Lark say about management fees?", small where the source writes it small: of whoever is known by name and speaks of a subject most; else "What is said about management fees?" */
function ofTopics({ source, speakers }: ReadSource): Suggestion[] {
  const names = new Map(
    speakers.flatMap(({ label, name, provenance }) =>
      provenance === null || !isFullName.test(name) ? [] : [[label, name] as const, [name, name] as const],
    ),
  );
  return (source.analysis?.keyTopics ?? []).slice(0, topicsMax).flatMap((topic) => {
    const speaker = mostOf(topic, source, names);
    const label =
      topic.label.includes(' ') || isPlural.test(topic.label) ? labelOf(topic.label, source) : null;
    if (label === null) return [];
    const segmentIds = aroundTopic(topic, source);
    if (speaker !== null) return [{ query: `What did ${speaker} say about ${label}?`, segmentIds }];
    return [{ query: `What is said about ${label}?`, segmentIds }];
  });
}

const isPlural = /[^s]s$/u;

/** How often a subject is said bare behind such words from which on it needs no article. */
const bareMin = 2;

/** A subject as a question would call it: plural as it is, singular with the article with which it is said; else null. */
function labelOf(label: string, { segments }: QuestionSource): string | null {
  const small = label.toLowerCase();
  const text = segments.map((segment) => segment.text).join('\n');
  const count = (words: string): number => text.split(words).length - 1;
  if (isPlural.test(small)) return count(small) > 0 ? small : label;
  if (count(` the ${small}`) > 0) return `the ${small}`;
  const bare = leading.reduce((sum, word) => sum + count(` ${word} ${small}`), 0);
  const withArticle = count(` a ${small}`) + count(` an ${small}`);
  return bare >= bareMin && withArticle === 0 ? small : null;
}

/** Whose a source is: as is known of it, else the one fund of which it tells moves. */
function ownerOf({ source, proceedings }: ReadSource): string | null {
  const [owner] = source.context.organizations ?? [];
  if (owner !== undefined) return withoutForm(owner);
  const [one, ...others] = new Set(proceedings.signals.flatMap(({ who }) => who?.value ?? []));
  return one === undefined || others.length > 0 ? null : one;
}

/** What is asked of a company, or of a fund, first: "What was Alder’s revenue in the third quarter of 2025?" */
function ofFigures(read: ReadSource): Suggestion[] {
  const { source } = read;
  const owner = ownerOf(read);
  if (owner === null) return [];
  const text = source.segments.map((segment) => segment.text.toLowerCase()).join('\n');
  const isSaid = ({ name }: { name: string }): boolean => text.includes(name.toLowerCase());
  if (source.context.kind !== 'earnings')
    return [
      ...measuresOfFunds.filter(isSaid).map(({ name }) => `What is the ${name} of ${owner}?`),
      ...(text.includes('chair') ? [`Who chairs the board of ${owner}?`] : []),
    ].map((query) => ({ query, segmentIds: null }));
  const { quarter, year } = periodOfSource(source);
  const when = quarter === null || year === null ? '' : ` in the ${ordinals[quarter - 1]} quarter of ${year}`;
  return measuresOfCalls.filter(isSaid).map(({ name, are, flows }) => ({
    query: `What ${are ? 'were' : 'was'} ${possessive(owner)} ${name}${flows ? when : ''}?`,
    segmentIds: null,
  }));
}

/** "Alder Holdings, Inc." is called Alder Holdings. */
function withoutForm(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1)?.toLowerCase().replace('.', '') ?? '';
  return words.length > 1 && firmForms.has(last) ? words.slice(0, -1).join(' ').replace(/,$/u, '') : name;
}

const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

const isFullName = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u;

/** Who speaks of a topic in most of its segments. */
function mostOf(
  { segmentIds }: Topic,
  { segments }: QuestionSource,
  names: ReadonlyMap<string, string>,
): string | null {
  const of = new Set(segmentIds);
  const counts = new Map<string, number>();
  for (const { id, speaker } of segments) {
    const name = of.has(id) ? names.get(speaker ?? '') : undefined;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}

function aroundTopic({ segmentIds }: Topic, { segments }: QuestionSource): ReadonlySet<string> {
  const of = new Set(segmentIds);
  const places = segments.flatMap(({ id }, at) => (of.has(id) ? [at] : []));
  return new Set(
    places.flatMap((at) =>
      segments.slice(Math.max(0, at - besideTopic), at + besideTopic + 1).map(({ id }) => id),
    ),
  );
}
