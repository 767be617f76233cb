/**
 * What allocators do as episodes, articles and calls report it: a fund that is named, whose board the talk is of, or
 * whose people speak, and a verb that says that it was done or decided. In doubt nothing: what might be, what others do
 * and what was long ago is left out (`fund-act.lexicon.ts`).
 */
import type { Signal } from '@ecco/domain';
import type { Discussion, FactSentence } from '../../meeting/signals/discussion.ts';
import { longAgo } from '../../meeting/signals/event.lexicon.ts';
import { isOneThing } from '../../meeting/signals/one-thing.ts';
import { isUndone } from '../../meeting/signals/undone.ts';
import type { Source } from '../../ports/ports.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { actsIn } from './acts-in.ts';
import { eventsOf } from './events-of.ts';
import { type Fund, type FundAt, fundFinder, fundsOf } from './fund-names.ts';
import { fundSignal } from './fund-signal.ts';
import { speakersOfFunds } from './fund-speakers.ts';
import { type Subject, subjectsIn } from './fund-subject.ts';
import type { PlacedAct } from './placed-act.ts';

/** Sentences after its name in which "the board" is still that fund's. */
const lasting = 14;

type Talk = {
  find: (text: string) => FundAt[];
  speakers: ReadonlyMap<string, Fund>;
  isTalk: boolean;
  /** In calls and papers of companies "the board" is their own. */
  isCall: boolean;
};

/** The acts of all sentences, each with whom the talk is of when it is said. */
function readActs(tellings: readonly FactSentence[], { find, speakers, isTalk, isCall }: Talk): PlacedAct[] {
  const placedActs: PlacedAct[] = [];
  const [only, ...others] = new Set(speakers.values());
  const fund = others.length === 0 ? (only ?? null) : null;
  let latest: { fund: Fund; position: number } | null = null;
  let before: Subject | null = null;
  for (const [position, telling] of tellings.entries()) {
    const text = foldApostrophes(telling.words.text);
    const named = find(text);
    const speaker = speakers.get(telling.sentence.speaker ?? '');
    const retained: Fund | null =
      latest !== null && position - latest.position <= lasting ? latest.fund : null;
    const current = isCall ? null : (speaker ?? fund ?? retained);
    const scene = { named, current, speaker: isTalk ? speaker : undefined, before };
    const subjects: Subject[] = subjectsIn(text, scene).filter(({ by }) => !isCall || by === 'name');
    if (isOneThing(telling) && !longAgo.test(text) && !isUndone(tellings, position)) {
      const talk: Subject[] = current === null ? [] : [{ fund: current, start: 0, end: 0, by: 'talk' }];
      const own: Subject[] =
        isTalk && speaker !== undefined ? [{ fund: speaker, start: 0, end: 0, by: 'speaker' }] : [];
      const acts = actsIn(text, [...talk, ...own, ...subjects], saidBefore(tellings, position));
      for (const [at, act] of acts.entries())
        placedActs.push({ act, telling, position, until: acts[at + 1]?.from ?? text.length });
    }
    const last = named.findLast(({ start }) => !onlyOrigin.test(text.slice(0, start)));
    if (last !== undefined) latest = { fund: last.fund, position };
    before = subjects.find(({ by }) => by !== 'pronoun') ?? null;
  }
  return placedActs;
}

/** Before a fund that somebody came from, or that is only set beside another: the talk is not of it. */
const onlyOrigin =
  /\b(?:from|joined|left|formerly (?:of|at|with)|previously (?:of|at|with)|unlike|than|as did|similar to) (?:the )?$/iu;

/** Sentences before one in which stands what "it" is. */
const antecedentSentences = 3;
const saidBefore = (tellings: readonly FactSentence[], position: number): string =>
  tellings
    .slice(Math.max(0, position - antecedentSentences), position)
    .map(({ words }) => words.text)
    .join(' ');

/** The sentences of a source, and the names of the labels of its speakers. */
type SourceSentences = Pick<Discussion, 'tellings' | 'names'>;

/** What allocators do, as a source that is no meeting of theirs tells it. */
export function findFundActs(source: Source, { tellings, names }: SourceSentences): Signal[] {
  const { context, segments } = source;
  const funds = fundsOf(
    [context.title, context.description, ...segments.map(({ text }) => text)].map(foldApostrophes),
  );
  if (funds.length === 0) return [];
  const find = fundFinder(funds);
  const isCall = context.kind === 'earnings' || context.kind === 'document';
  const isTalk = !isCall && segments.some(({ speaker }) => speaker !== null);
  const speakers = isTalk ? speakersOfFunds(source, find) : new Map<string, Fund>();
  const acts = readActs(tellings, { find, speakers, isTalk, isCall });
  return eventsOf(acts).flatMap((event) => fundSignal(event, names) ?? []);
}
