import type { Answer, AnswerSentence, QuestionForm } from '@ecco/domain';
import type { Question } from '../ports/ports.ts';
import { type Gate, openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { chosenWeights } from './answer.weights.ts';
import { arrange } from './arrange.ts';
import { mayAnswer } from './asked/fit.ts';
import { type Needs, readNeeds } from './asked/needs.ts';
import { chooseSentences } from './choose-sentences.ts';
import { groupClaims, type Telling, weighClaims } from './claims.ts';
import { closestPlaces } from './closest-places.ts';
import { decidedWeights } from './decided/decided.weights.ts';
import { decidedIn } from './decided/decided-sentences.ts';
import { readForm } from './forms/read-form.ts';
import { readLead } from './forms/read-lead.ts';
import { sidesOf } from './forms/sides.ts';
import type { Ranked } from './rank-candidates.ts';
import { ratePlaces } from './rank-places.ts';

/**
 * Answers with the sentences that fit a question best, some 90 words, claim by claim. Not found where no source holds
 * what the question needs: then with the places that come closest.
 */
export function answerQuestion(question: Question): Answer {
  const form = readForm(question.query);
  const needs = readNeeds(question.query);
  const told = toThePoint(sureLeads(tell(question, { form, needs })), form);
  if (told.length === 0)
    return { found: false, form, sentences: [], claims: [], closest: closestPlaces(question) };
  const asked = { form, needs, sources: question.sources };
  const claims = arrange(groupClaims(told, asked), form, question.sources);
  return {
    found: true,
    form,
    sentences: claims.flatMap((claim, at) => claim.map(({ sentence }) => ({ ...sentence, claim: at }))),
    claims: weighClaims(claims, asked),
    closest: [],
  };
}

/** The same, an answer for each sentence; the claims come with the last. */
export function* answerInPieces(question: Question): Generator<Answer, void> {
  const { sentences, ...whole } = answerQuestion(question);
  if (sentences.length === 0) yield { ...whole, sentences };
  for (const [at, sentence] of sentences.entries()) {
    const claims = at === sentences.length - 1 ? whole.claims : [];
    yield { ...whole, sentences: [sentence], claims };
  }
}

/** What has far fewer words of the question than another sentence does not answer to the point, whatever it holds. */
function sureLeads(told: readonly Told[]): Told[] {
  const best = told.reduce((most, { candidate }) => Math.max(most, candidate.own), 0);
  const isSure = ({ candidate }: Told): boolean => candidate.own >= chosenWeights.sure * best;
  return told.map((one) =>
    isSure(one) ? one : { ...one, lead: null, sentence: { ...one.sentence, lead: null } },
  );
}

/** Forms that one run of words answers. */
const pointed: readonly QuestionForm[] = ['number', 'name', 'date', 'change'];

/** Where something answers to the point, what says far less of the question is left out. */
function toThePoint(told: readonly Told[], form: QuestionForm): readonly Told[] {
  const best = told.reduce((most, { candidate, lead }) => (lead ? Math.max(most, candidate.own) : most), 0);
  if (best === 0 || !pointed.includes(form)) return told;
  return told.filter(
    ({ candidate, isDecision }) => isDecision || candidate.own >= chosenWeights.beside * best,
  );
}

type Read = { form: QuestionForm; needs: Needs };
type Told = Telling & { sentence: Omit<AnswerSentence, 'claim'> };

/** The sentences that answer, with what of each answers; none where no source may hold the answer. */
function tell(question: Question, { form, needs }: Read): Told[] {
  const { query, sources, without = [], needs: wanted = [] } = question;
  const sides = form === 'comparison' ? (sidesOf(query, needs) ?? []) : [];
  const decided = sources.map((source) => decidedIn({ query, needs }, source));
  const isAble = sources.map(
    (source, at) =>
      (decided[at]?.fit ?? 0) >= decidedWeights.alone ||
      mayAnswer(needs, source) ||
      sides.some((side) => mayAnswer(side.needs, source)),
  );
  if (!isAble.includes(true)) return [];
  const { terms, places } = ratePlaces(query, sources);
  const able = places.filter(({ sourceIndex }) => isAble[sourceIndex]);
  const rating = { terms, places: able };
  const gates = sources.map(({ segments }) => openGate(segments));
  const chosen = chooseSentences({ query, form, needs, rating, sources, decided, sides, without, wanted });
  return chosen.flatMap((one) => present(one, { question, gates, read: { form, needs } }));
}

type Telled = { question: Question; gates: readonly Gate[]; read: Read };

function present(one: Ranked, { question, gates, read }: Telled): Told[] {
  const { sourceIndex, rated } = one.candidate;
  const source = question.sources[sourceIndex];
  const cited = source && gates[sourceIndex]?.pass(toCitedText(source.segments, rated));
  if (!source || !cited) return [];
  const lead = readLead({ query: question.query, ...read }, { text: cited.text, source });
  return [{ ...one, lead, sentence: { ...cited, sourceIndex, lead: lead?.text ?? null } }];
}
