// Questions that a source is known to answer. They are put together from what was read of it and then asked: what its own
// cited place does not answer is not suggested.
import type { Proceedings, Signal, Speaker, Topic } from '@ecco/domain';
import { isBody } from '../../body/is-body.ts';
import type { AskedSource } from '../../ports/ports.ts';
import { answerQuestion } from '../answer-question.ts';

/** A source with what was read of it; its segments name speakers by label, or by name where that is known. */
export type ReadSource = { source: AskedSource; proceedings: Proceedings; speakers: readonly Speaker[] };

/** A question, and the segments in which its answer stands. */
type Suggestion = { query: string; segmentIds: ReadonlySet<string> };

const suggestedMax = 3;
/** Each is asked once, which takes some milliseconds. */
const triedMax = 10;
const topicsMax = 6;
const longestTitle = 70;
/** Segments beside a topic's own in which it is still spoken of. */
const besideTopic = 1;

/** Questions that the source answers, at most three, the most telling first; in English only. */
export function suggestQuestions(read: ReadSource): string[] {
  const candidates = [...ofSignals(read), ...ofChapters(read), ...ofAgenda(read), ...ofTopics(read)].slice(
    0,
    triedMax,
  );
  const suggested: string[] = [];
  for (const candidate of candidates) {
    if (suggested.length === suggestedMax) break;
    if (!suggested.includes(candidate.query) && isAnswered(candidate, read)) suggested.push(candidate.query);
  }
  return suggested;
}

function isAnswered({ query, segmentIds }: Suggestion, { source }: ReadSource): boolean {
  const [first] = answerQuestion({ query, sources: [source] }).sentences;
  return first?.citations.some(({ segmentId }) => segmentIds.has(segmentId)) ?? false;
}

/** What was done, and not what was only thought of. */
const isDone = ({ stage }: Signal): boolean => stage?.value === 'approved' || stage?.value === 'completed';

/** "How much did Alder Teachers commit to Larch Partners IV?" */
function ofSignals({ proceedings }: ReadSource): Suggestion[] {
  return proceedings.signals.flatMap((signal) => {
    const { kind, who, vehicle, manager, amount, places } = signal;
    const into = vehicle?.value ?? manager?.value;
    if (kind !== 'commitment' || !isDone(signal) || amount === null || who === null || into === undefined)
      return [];
    const segmentIds = new Set(places.map(({ segmentId }) => segmentId));
    return [{ query: `How much did ${who.value} commit to ${into}?`, segmentIds }];
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

const segmentsOf = ({ segments }: AskedSource, first: number, last: number): ReadonlySet<string> =>
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

/** "What did Ada Lark say about management fees?", small where the source writes it small: of whoever is known by name and speaks of a subject most. */
function ofTopics({ source, speakers }: ReadSource): Suggestion[] {
  const names = new Map(
    speakers.flatMap(({ label, name, provenance }) =>
      provenance === null || !isFullName.test(name) ? [] : [[label, name] as const, [name, name] as const],
    ),
  );
  return (source.analysis?.keyTopics ?? []).slice(0, topicsMax).flatMap((topic) => {
    const speaker = mostOf(topic, source, names);
    const label = topic.label.includes(' ') ? labelOf(topic.label, source) : null;
    if (speaker === null || label === null) return [];
    return [{ query: `What did ${speaker} say about ${label}?`, segmentIds: aroundTopic(topic, source) }];
  });
}

const isPlural = /[^s]s$/u;

/** A subject as a question would call it: plural as it is, singular with its article where it is said with one; else null. */
function labelOf(label: string, { segments }: AskedSource): string | null {
  const small = label.toLowerCase();
  const isSaid = (words: string): boolean => segments.some(({ text }) => text.includes(words));
  if (isPlural.test(small)) return isSaid(small) ? small : label;
  return isSaid(`the ${small}`) ? `the ${small}` : null;
}

const isFullName = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u;

/** Who speaks of a topic in most of its segments. */
function mostOf(
  { segmentIds }: Topic,
  { segments }: AskedSource,
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

function aroundTopic({ segmentIds }: Topic, { segments }: AskedSource): ReadonlySet<string> {
  const of = new Set(segmentIds);
  const places = segments.flatMap(({ id }, at) => (of.has(id) ? [at] : []));
  return new Set(
    places.flatMap((at) =>
      segments.slice(Math.max(0, at - besideTopic), at + besideTopic + 1).map(({ id }) => id),
    ),
  );
}
