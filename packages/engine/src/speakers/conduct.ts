import type { Segment, Source } from '../ports.ts';
import { foldApostrophes } from '../words/fold.ts';

/** How a label behaves over the whole item: what it says shows who it is, even without a name. */
export type Conduct = {
  label: string;
  order: number;
  words: number;
  questions: number;
  turns: number;
  operates: number;
  hosts: number;
  chairs: number;
};

const operates =
  /listen-only mode|next question (?:comes|is|will)|first question (?:comes|is)|your line is (?:now )?open|press (?:the )?(?:star|pound|\*)|this concludes (?:today|our|the)|you may (?:now )?disconnect|no further questions/iu;
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
    operates: conduct.operates + (operates.test(text) ? 1 : 0),
    hosts: conduct.hosts + (hosts.test(text) ? 1 : 0),
    chairs: conduct.chairs + (chairs.test(text) ? 1 : 0),
  };
}

/** The label that runs the line of a call; null in anything else. */
export function findOperator(conducts: readonly Conduct[]): string | null {
  const best = conducts.toSorted(
    (a, b) => b.operates / b.turns - a.operates / a.turns || b.operates - a.operates,
  )[0];
  const runs =
    best !== undefined &&
    (best.operates >= 2 || (best.operates === 1 && best.order === 0 && best.turns <= 3));
  return runs && best.operates / best.turns >= 0.34 ? best.label : null;
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
