import type { ContentKind } from '@ecco/domain';
import type { Segment, Source } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';
import { chairs, hosts, introducesCaller, runsLine } from './conduct.lexicon.ts';

/** How a label behaves over the whole item: what it says shows who it is, even without a name. */
export type Conduct = {
  label: string;
  order: number;
  words: number;
  questions: number;
  turns: number;
  /** Segments that run the line of a call, and those that only introduce a caller. */
  operates: number;
  introducesCaller: number;
  hosts: number;
  chairs: number;
};

/** What each label does, in order of first appearance. Segments without a label are left out. */
export function observeConduct({ segments }: Source): Conduct[] {
  const seen = new Map<string, Conduct>();
  for (const segment of segments) {
    if (segment.speaker === null || segment.speaker.trim() === '') continue;
    const conduct = seen.get(segment.speaker) ?? start(segment.speaker, seen.size);
    seen.set(segment.speaker, observe(conduct, segment));
  }
  return [...seen.values()];
}

const start = (label: string, order: number): Conduct => ({
  label,
  order,
  words: 0,
  questions: 0,
  turns: 0,
  operates: 0,
  introducesCaller: 0,
  hosts: 0,
  chairs: 0,
});

function observe(conduct: Conduct, segment: Segment): Conduct {
  const text = foldApostrophes(segment.text);
  return {
    ...conduct,
    turns: conduct.turns + 1,
    words: conduct.words + text.split(' ').length,
    questions: conduct.questions + (text.match(/\?/gu)?.length ?? 0),
    operates: conduct.operates + (runsLine.test(text) ? 1 : 0),
    introducesCaller:
      conduct.introducesCaller + (introducesCaller.test(text) && !runsLine.test(text) ? 1 : 0),
    hosts: conduct.hosts + (hosts.test(text) ? 1 : 0),
    chairs: conduct.chairs + (chairs.test(text) ? 1 : 0),
  };
}

/** The labels that run the line of a call; where voices were told apart wrongly there are several, elsewhere none. */
export function findOperators(conducts: readonly Conduct[], kind: ContentKind): ReadonlySet<string> {
  const running = kind === 'meeting' ? [] : conducts.filter(runs);
  return new Set(running.map(({ label }) => label));
}

function runs({ order, operates, introducesCaller: calls, turns, words }: Conduct): boolean {
  const share = (operates + calls) / turns;
  const opens = order === 0 && turns <= 3;
  return (
    operates > 0 &&
    share >= 0.34 &&
    (opens || (words < 150 && turns <= 3) || (operates + calls > 1 && words / turns < 300))
  );
}

/** The label that leads a talk show: welcomes, thanks and asks; null where nobody clearly does. */
export function findHost(conducts: readonly Conduct[]): string | null {
  const rated = conducts.map((conduct) => ({ label: conduct.label, score: hostScore(conduct) }));
  const [best, second] = rated.sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < 1.5) return null;
  return second === undefined || best.score - second.score >= 1 ? best.label : null;
}

const hostScore = ({ hosts: cues, order, questions, turns }: Conduct): number =>
  Math.min(4, cues) + (order === 0 ? 1 : 0) + Math.min(1.5, (2 * questions) / Math.max(4, turns));

export function findChair(conducts: readonly Conduct[]): string | null {
  const [best] = conducts.toSorted((a, b) => b.chairs - a.chairs);
  return best !== undefined && best.chairs >= 2 ? best.label : null;
}
