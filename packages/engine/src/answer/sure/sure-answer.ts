// What a source says in so many words, in a shape that leaves no doubt, answers before any sentence is weighed.
import type { Answer, QuestionForm } from '@ecco/domain';
import type { Question } from '../../ports/ports.ts';
import { openGate } from '../../proof/gate.ts';
import { mainQuestion, type Needs } from '../question/needs.ts';
import { toldBefore } from '../terms/told-before.ts';
import { listedRecord, recordsBeyond } from './listed-record.ts';
import { newHolder, officeOf } from './office-held.ts';
import { officeHolder } from './office-holder.ts';
import { pricePaid } from './price-paid.ts';
import type { SureQuestion, SureTelling } from './sure-telling.type.ts';
import { personAsked, whoIs } from './who-is.ts';

type Reader = { form: QuestionForm | null; read: (asked: SureQuestion) => SureTelling | null };

/** `form`: what such an answer is, where the question does not say it itself. */
const readers: readonly Reader[] = [
  { form: null, read: listedRecord },
  { form: 'number', read: pricePaid },
  { form: 'name', read: officeOf },
  { form: 'name', read: officeHolder },
  { form: 'name', read: newHolder },
];

/**
 * The answer of the first reader that finds one; null where none does, where sources tell different things, or where what
 * would be told was rejected. What is surely not known is not found; the closest places are for others to tell.
 */
export function sureAnswer(
  { query, sources, without = [] }: Question,
  asked: { form: QuestionForm; needs: Needs },
): Answer | null {
  const question = mainQuestion(query);
  const isRejected = toldBefore(without);
  const whole = { query, sources, without };
  const each = answerBeyond(whole, asked.needs) ?? answerWho(whole, asked.needs);
  if (each !== null) return each;
  for (const { form, read } of readers) {
    const found = sources.flatMap((source, sourceIndex) => {
      const telling = read({ question, needs: asked.needs, source });
      const cited = telling === null ? null : openGate(source.segments).pass(telling);
      return telling === null || cited === null ? [] : [{ ...cited, lead: telling.lead, sourceIndex }];
    });
    const [first] = found;
    if (first === undefined) continue;
    const isOne = found.every(({ lead }) => lead === first.lead);
    if (!isOne || isRejected({ segmentId: first.citations[0]?.segmentId ?? '', text: first.text }))
      return null;
    return {
      found: true,
      form: form ?? (asked.form === 'open' || asked.form === 'list' ? 'name' : asked.form),
      sentences: [{ ...first, change: null, claim: 0 }],
      claims: [{ agreement: 'alone', differsFrom: [] }],
      closest: [],
    };
  }
  return null;
}

type Each = { form: QuestionForm; read: readonly (readonly SureTelling[])[] };

/** What each source tells, each a claim; nothing where not all of it is proved, or some was rejected. */
function tellEach({ sources, without = [] }: Question, { form, read }: Each): Answer {
  const isRejected = toldBefore(without);
  const sentences = read.flatMap((tellings, sourceIndex) =>
    tellings.flatMap((telling) => {
      const cited = openGate(sources[sourceIndex]?.segments ?? []).pass(telling);
      return cited === null ? [] : [{ ...cited, lead: telling.lead, change: null, sourceIndex }];
    }),
  );
  const isWhole = sentences.length === read.flat().length;
  const isStanding = sentences.every(
    ({ text, citations }) => !isRejected({ segmentId: citations[0]?.segmentId ?? '', text }),
  );
  if (!isWhole || !isStanding || sentences.length === 0)
    return { found: false, form, sentences: [], claims: [], closest: [] };
  return {
    found: true,
    form,
    sentences: sentences.map((one, claim) => ({ ...one, claim })),
    claims: sentences.map(() => ({ agreement: 'alone' as const, differsFrom: [] })),
    closest: [],
  };
}

/** The records that have more than a question says; null for a question of something else. */
function answerBeyond(question: Question, needs: Needs): Answer | null {
  const asked = mainQuestion(question.query);
  const read = question.sources.map((source) => recordsBeyond({ question: asked, needs, source }));
  return read.every((one) => one === null)
    ? null
    : tellEach(question, { form: 'list', read: read.map((one) => one ?? []) });
}

/** Sources that tell who somebody is, at most. */
const mostTellers = 3;

/** Who somebody is, as the likeliest sources say it; nothing where none does. Null for a question of something else. */
function answerWho(question: Question, needs: Needs): Answer | null {
  const asked = mainQuestion(question.query);
  if (personAsked(asked) === null) return null;
  let left = mostTellers;
  const read = question.sources.map((source) => {
    const telling = left > 0 ? whoIs({ question: asked, needs, source }) : null;
    if (telling !== null) left--;
    return telling === null ? [] : [telling];
  });
  return tellEach(question, { form: 'name', read });
}
