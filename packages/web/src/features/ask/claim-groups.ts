import type { Answer, AnswerClaim, AnswerSentence } from '@ecco/contract';
import { appendAll } from '@ecco/domain';

/** Sentences one after the other of one speaker in one source. */
export type SpeakerSentences = { key: string; sentences: AnswerSentence[] };
/** What is claimed, by whoever claims it. */
export type ClaimGroup = { claim: number; stance: AnswerClaim['stance']; tellings: SpeakerSentences[] };
/** Claims that stand together: one, or those that contradict each other. */
export type MatterGroup = { key: number; differs: boolean; claims: ClaimGroup[] };

const saidBy = ({ uuid, speaker }: AnswerSentence): string => `${uuid} ${speaker?.name ?? ''}`;

function sentencesBySpeaker(sentences: readonly AnswerSentence[]): SpeakerSentences[] {
  const tellings: SpeakerSentences[] = [];
  for (const sentence of sentences) {
    const last = tellings.at(-1);
    const before = last?.sentences[0];
    if (last && before && saidBy(before) === saidBy(sentence)) last.sentences.push(sentence);
    else
      tellings.push({ key: `${sentence.citations[0]?.segment_id}@${sentence.text}`, sentences: [sentence] });
  }
  return tellings;
}

/** The claims that contradict this one, and those that contradict these. */
function opposedTo(first: number, claims: ReadonlyMap<number, AnswerClaim>): Set<number> {
  const match = new Set([first]);
  for (const claim of match)
    for (const other of claims.values()) {
      const isOpposed = claims.get(claim)?.differs_from.includes(other.claim);
      if (isOpposed || other.differs_from.includes(claim)) match.add(other.claim);
    }
  return match;
}

/** Whether two matters tell one thing after the other, so that they can stand under one name. */
function joins(before: MatterGroup | undefined, matter: MatterGroup): boolean {
  const [one, other] = [before?.claims[0], matter.claims[0]];
  if (!one || !other || before?.differs || matter.differs) return false;
  if (one.stance !== 'alone' || other.stance !== 'alone') return false;
  const [last, next] = [one.tellings.at(-1)?.sentences[0], other.tellings[0]?.sentences[0]];
  return last !== undefined && next !== undefined && saidBy(last) === saidBy(next);
}

/** An answer by what it claims, in its own order: what agrees together, what differs side by side. */
export function matterGroups({ items, claims: known }: Pick<Answer, 'items' | 'claims'>): MatterGroup[] {
  const claims = new Map(known.map((claim) => [claim.claim, claim]));
  const order = [...new Set(items.map(({ claim }) => claim))];
  const reported = new Set<number>();
  const matters: MatterGroup[] = [];
  for (const first of order) {
    if (reported.has(first)) continue;
    const together = opposedTo(first, claims);
    const members = order.filter((claim) => together.has(claim));
    for (const claim of members) reported.add(claim);
    const matter: MatterGroup = {
      key: first,
      differs: members.length > 1,
      claims: members.map((claim) => ({
        claim,
        stance: claims.get(claim)?.stance ?? 'alone',
        tellings: sentencesBySpeaker(items.filter((item) => item.claim === claim)),
      })),
    };
    const before = matters.at(-1);
    if (before && joins(before, matter)) {
      const sentences = matter.claims.flatMap(({ tellings }) => tellings.flatMap((one) => one.sentences));
      appendAll(before.claims[0]?.tellings.at(-1)?.sentences ?? [], sentences);
    } else matters.push(matter);
  }
  return matters;
}

/** Sources that tell a claim, and speakers. */
export const tellersOf = ({ tellings }: ClaimGroup): { sources: number; speakers: number } => {
  const sentences = tellings.flatMap((telling) => telling.sentences);
  return {
    sources: new Set(sentences.map(({ uuid }) => uuid)).size,
    speakers: new Set(sentences.map(saidBy)).size,
  };
};
