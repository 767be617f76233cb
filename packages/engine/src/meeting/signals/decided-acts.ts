import type { Decision, SignalKind, SignalStage } from '@ecco/domain';
import { appendAll } from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { isAmendment } from '../decisions/of-amendment.ts';
import type { Act } from './act.type.ts';
import { between, type Discussion, type FactSentence, itemOf, segmentOf } from './discussion.ts';
import { effectOf, isRefusal, withoutAlternative } from './effect.ts';
import { undoes } from './kind.lexicon.ts';
import { kindsIn } from './kinds.ts';
import { holdsSum, isAbout, kindIntroduced, kindOfMotion, requestedKind } from './motion-kind.ts';
import { nameVotedOn, proposedWithin, sumProposed } from './proposal.ts';
import { recommended, toBoard } from './stage.lexicon.ts';
import { type Words, wordsAt } from './words.ts';

/** Segments that a discussion without an item of the agenda reaches back. */
const reach = 30;

/** What a body decided of the things that make signals, each with the talk that led to it. */
export function decidedActs(discussion: Discussion): Act[] {
  let from = 0;
  const acts: Act[] = [];
  for (const decision of discussion.decisions) {
    const last = segmentOf(discussion, decision.outcome.segmentId);
    // An amendment that is lost refuses nothing, nor does a motion that nobody seconded.
    const isRefused =
      decision.result?.value === 'failed' && (isAmendment(decision) || isUnseconded(decision));
    if (decision.result?.value !== 'withdrawn' && !isRefused)
      appendAll(acts, actsOf(discussion, decision, { from, last }));
    // An amendment decides nothing, least of all one that is lost, nor does a motion that is withdrawn: what was said before leads to the next one too.
    if (last >= 0 && !isAmendment(decision) && decision.result?.value !== 'withdrawn') from = last + 1;
  }
  return acts;
}

const isUnseconded = ({ outcome, secondedBy }: Decision): boolean =>
  secondedBy === null && /\b(?:second|seconder)\b/iu.test(outcome.quote);

type Span = { from: number; last: number };

/** A resolution of several clauses does several things; each kind of them once. */
function actsOf(discussion: Discussion, decision: Decision, span: Span): Act[] {
  const whole = wordsAt(decision.motion.citations);
  const clauses = clausesOf(whole)
    .filter(({ text }) => kindsIn(text).length > 0)
    .flatMap((words) => actOf(discussion, decision, { ...span, motion: words }) ?? []);
  const kinds = new Set(clauses.map(({ kind }) => kind));
  // "To deny the extension and to open a search": what is refused is not what is done.
  if (kinds.size > (isRefusal(whole.text) ? 0 : 1))
    return clauses.filter(({ kind }, at) => clauses.findIndex((one) => one.kind === kind) === at);
  const act = actOf(discussion, decision, { ...span, motion: whole });
  return act === null ? [] : [act];
}

const clauseEnd = /;\s(?:and\s)?|,\s(?=(?:and )?that\s)|,?\sand\s(?=to\s\p{Ll})/gu;

/** "A, that it be sold; B, that it be bought": the parts of words in one place, each with its own citation. */
function clausesOf({ citations }: Words): Words[] {
  const [only, ...others] = citations;
  if (only === undefined || others.length > 0) return [];
  const parts = only.quote.split(clauseEnd).filter((part) => part.trim().length > 0);
  return parts.length < 2 ? [] : parts.map((quote) => wordsAt([{ ...only, quote }]));
}

function actOf(
  discussion: Discussion,
  decision: Decision,
  { from, last, motion: moved }: Span & { motion: Words },
): Act | null {
  if (moved.text === '' || last < 0 || undoes.test(moved.text) || ofMinutes.test(moved.text)) return null;
  const proposal = proposalOf(discussion, moved.text, last);
  const motion = proposal ?? moved;
  const item = itemOf(discussion, decision);
  const first = Math.max(from, discussion.agenda[item ?? -1]?.firstSegment ?? 0, last - reach);
  const talk = between(discussion, first, last);
  const kind =
    kindOfMotion(motion.text, talk, discussion.isPlain) ??
    requestedKind(discussion, motion) ??
    kindIntroduced(discussion, motion, first);
  if (kind === null) return null;
  const { words: own, isRefused } = withoutAlternative(motion, kind);
  const effect = isRefused ? 'refuses' : effectOf(moved.text === motion.text ? own.text : moved.text, kind);
  // Of a motion that was amended the words of the amendment stand here: what is reduced is still done.
  if (effect === 'leaves' && !decision.amended) return null;
  const sum = readMoney(motion.text)[0]?.value ?? 0;
  const option = optional.exec(motion.text)?.[0].toLowerCase() ?? null;
  const around = talk
    .filter(
      ({ words }) =>
        isAbout(words.text, kind) ||
        holdsSum(words.text, sum) ||
        (kind === 'search' && size.test(words.text)),
    )
    .filter(({ words }) => option === null || foldApostrophes(words.text).toLowerCase().includes(option))
    .map(({ words }) => words);
  const outcome = discussion.segments[last]?.text ?? '';
  const stage = stageOf(decision, { talk, kind, outcome, isRefused: effect === 'refuses' });
  return {
    kind,
    ...stage,
    isDecided: true,
    isAmendment: isAmendment(decision),
    isAmended: decision.amended,
    isSumOpen: decision.amended && decision.amounts.length === 0,
    first,
    last,
    item,
    words: own,
    outcome: decision.amended ? outcomeWords(discussion, decision) : null,
    around,
    sentence: proposal === null ? decision.motion : { ...proposal, verbatim: true },
    place: decision.outcome,
    speaker: null,
  };
}

/** What was proposed, where a vote only names it: the last sentence before it that says the sum and for whom. */
function proposalOf(discussion: Discussion, motion: string, last: number): Words | null {
  const name = nameVotedOn(motion);
  if (name === null) return null;
  const factSentences = between(discussion, last - proposedWithin, last - 1);
  return factSentences.findLast(({ words }) => sumProposed(words.text, name) !== null)?.words ?? null;
}

/** Of several proposals a motion takes one: what is said of the others is not of it. */
const optional = /\b(?:mix|portfolio|option|alternative|scenario) (?:[a-z]|\d|one|two|three|four|five)\b/iu;

/** How much a mandate that is searched for will be. */
const size = /\b(?:size|mandate|allocation) (?:would be|will be|is|of)\b/iu;

/** Minutes that are approved, or corrected, tell what was decided before. */
const ofMinutes =
  /^\W{0,3}(?:to |that |we )?(?:approv|accept|adopt|amend|correct)\p{L}* [^.;]{0,40}\bminutes\b/iu;

/** `isRefused`: the motion turns down what it names. */
type Talk = { talk: readonly FactSentence[]; kind: SignalKind; outcome: string; isRefused: boolean };

function stageOf(
  { result, motion }: Decision,
  { talk, kind, outcome, isRefused }: Talk,
): { stage: SignalStage; isStageStated: boolean } {
  const isStageStated = result?.certainty === 'stated';
  if (result?.value === (isRefused ? 'carried' : 'failed')) return { stage: 'rejected', isStageStated };
  if (result?.value === 'failed') return { stage: 'considered', isStageStated: false };
  if (result?.value === 'carried') {
    const goesOn = toBoard.test(motion.text) || toBoard.test(foldApostrophes(outcome));
    return { stage: goesOn ? 'recommended' : 'approved', isStageStated };
  }
  const isAdvised = talk.some(({ words }) => recommended.test(words.text) && isAbout(words.text, kind));
  return { stage: isAdvised ? 'recommended' : 'considered', isStageStated: isAdvised };
}

/** What the chair says of an amended motion before it is put: the sum that is voted on. */
function outcomeWords({ segments }: Discussion, { outcome }: Decision): Words | null {
  const segment = segments.find(({ id }) => id === outcome.segmentId);
  // A paragraph of minutes tells the way to it too.
  const text = (segment?.speaker === null ? outcome.quote : segment?.text) ?? '';
  return text === '' ? null : wordsAt([{ ...outcome, quote: text }]);
}
