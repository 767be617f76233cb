import type { AnswerSentence } from '@ecco/domain';
import { type Gate, openGate } from '../../proof/gate.ts';
import { toCitedText } from '../../salience/cited-text.ts';
import type { ClaimSentence } from '../arrange/claims.ts';
import { speaksIn } from '../fit/speaker.ts';
import { isPaper, matchesSubject } from '../fit/subject-match.ts';
import type { Lead } from '../forms/lead.type.ts';
import { listedOutlook } from '../forms/listed-outlook.ts';
import { decidedLead, leadOfFigure } from '../forms/number-lead.ts';
import { readLead, type Sentence } from '../forms/read-lead.ts';
import { rowFigure } from '../forms/row-lead.ts';
import type { Inquiry } from '../question/inquiry.type.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { RankedSentence } from '../retrieve/rank-candidates.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';

/**
 * A sentence as it is told, with its lead. `isOfAsked`: it tells of what is asked, and not of something else; `mustBe`: nothing
 * else will do where it stands; `isKnown`: what answers in it is known from a decision.
 */
export type PresentedSentence = ClaimSentence & {
  isKnown: boolean;
  matchesSubject: boolean;
  mustBe: boolean;
  sentence: Omit<AnswerSentence, 'claim'>;
};

/** Sentences as they are told, each with the run of its words that answers; without those that its source does not prove. */
export function presentSentences(inquiry: Inquiry, { chosen, decisions }: Retrieval): PresentedSentence[] {
  const gates = inquiry.sources.map(({ segments }) => openGate(segments));
  return chosen.flatMap((one) => {
    const decision = decisions[one.candidate.sourceIndex] ?? null;
    const known = one.isDecision ? (decision?.known ?? null) : null;
    // Of those whom a vote names only some voted as is asked, and what was refused was not done.
    const isLed =
      (inquiry.reading.vote === null || known !== null) && !(one.isDecision && decision?.isRefused === true);
    return present(one, { inquiry, gates, isLed, known });
  });
}

type PresentationContext = {
  inquiry: Inquiry;
  gates: readonly Gate[];
  isLed: boolean;
  /** The only run of the decision that may answer. */
  known: string | null;
};

function present(
  one: RankedSentence,
  { inquiry: { reading, sources }, gates, isLed, known }: PresentationContext,
): PresentedSentence[] {
  const { sourceIndex, rated, stems } = one.candidate;
  const source = sources[sourceIndex];
  const cited = source && gates[sourceIndex]?.pass(toCitedText(source.segments, rated));
  if (!source || !cited) return [];
  const said = { text: cited.text, stems, segment: rated.sentence.segment };
  const { needs, form } = reading;
  // A comparison asks of two things, and each sentence tells of one.
  const isOf =
    one.isDecision ||
    form === 'comparison' ||
    matchesSubject(needs, source)(said) ||
    (form === 'number' &&
      (rowFigure(reading, { source, segment: said.segment }) !== null ||
        listedOutlook(reading, { ...said, source }) !== null));
  // A paper names in each paragraph what it speaks of; of a talk that is sure where somebody is named who is not in it.
  const mustBe = isPaper(source) || needs.names.some((name) => !speaksIn(name, source));
  const lead = isOf && isLed ? leadOf(reading, { ...one, known }, { ...said, source }) : null;
  return [
    {
      ...one,
      lead,
      isKnown: known !== null,
      matchesSubject: isOf,
      mustBe,
      sentence: { ...cited, sourceIndex, lead: lead?.text ?? null, change: lead?.change ?? null },
    },
  ];
}

/** The run of a sentence that answers; of a decision also the only one that may. */
function leadOf(
  reading: QuestionReading,
  { isDecision, known }: Pick<RankedSentence, 'isDecision'> & Pick<PresentationContext, 'known'>,
  said: Sentence,
): Lead | null {
  if (known !== null) {
    // Whoever is known by a whole name may be called by the last of it.
    const run = [known, known.split(' ').at(-1) ?? ''].find((one) => said.text.includes(one));
    return run === undefined ? null : leadOfFigure(run);
  }
  const lead = readLead(reading, said);
  if (lead !== null || !isDecision || reading.form !== 'number') return lead;
  return decidedLead(reading, said);
}
