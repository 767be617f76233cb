import type { ContentKind } from '@ecco/domain';
import type { Segment, Source } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';

/** How a label behaves over the whole item: what it says shows who it is, even without a name. */
export type Conduct = {
  label: string;
  order: number;
  words: number;
  questions: number;
  turns: number;
  /** Segments that run the line of a call, and those that only announce. */
  operates: number;
  announces: number;
  hosts: number;
  chairs: number;
};

/** What only who runs the line says, and how questions are announced. */
const runsLine =
  /listen[- ]only|\b(?:from|in) (?:the )?lines? (?:a )?of\b|your line(?: is|['’]s) (?:now )?open|press(?:ing)? (?:the )?(?:star|pound|key|\*|one|zero)|\bstar[-, ]*(?:one|1)\b|telephone keypad|you may (?:now )?disconnect|no further questions/iu;
const announces =
  /\b(?:next|first|last|final|follow[- ]up) question|question (?:comes|is|will come)|\bgo (?:first|next) to\b|\bplease,? (?:go ahead|proceed)|your question,? please|this concludes (?:today|our|the)/iu;
const hosts =
  /\bwelcome (?:back )?to (?:the|another|our|this|\p{Lu})|\bi'?m your host|joining (?:me|us) (?:today|now|is)|(?:joined|here) (?:today )?(?:by|with)\b|welcome to the (?:show|podcast)|thanks? (?:so much )?for (?:joining|coming on|listening|being here)|today'?s (?:episode|guest|show)|tell (?:us|me) (?:a (?:little )?bit )?about|before we (?:wrap|close)/iu;
const chairs =
  /call (?:the|this) meeting to order|all (?:those )?in favou?r|any opposed|roll call|is there a (?:motion|second)|do i (?:have|hear) a (?:motion|second)|motion (?:carries|passes)|next (?:item|agenda item)|the chair recognizes/iu;

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
  announces: 0,
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
    announces: conduct.announces + (announces.test(text) && !runsLine.test(text) ? 1 : 0),
    hosts: conduct.hosts + (hosts.test(text) ? 1 : 0),
    chairs: conduct.chairs + (chairs.test(text) ? 1 : 0),
  };
}

/** The labels that run the line of a call; where voices were told apart wrongly there are several, elsewhere none. */
export function findOperators(conducts: readonly Conduct[], kind: ContentKind): ReadonlySet<string> {
  const running = kind === 'meeting' ? [] : conducts.filter(runs);
  return new Set(running.map(({ label }) => label));
}

function runs({ order, operates, announces: calls, turns, words }: Conduct): boolean {
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
