// What a source says in so many words, in a shape that leaves no doubt, answers before any sentence is weighed.
import type { Answer, QuestionForm } from '@ecco/domain';
import type { Question } from '../../ports/ports.ts';
import { openGate } from '../../proof/gate.ts';
import { mainQuestion, type Needs } from '../asked/needs.ts';
import { toldBefore } from '../terms/told-before.ts';
import { listedRecord, recordsBeyond } from './listed-record.ts';
import { newHolder, officeOf } from './office-held.ts';
import { pricePaid } from './price-paid.ts';
import type { SureQuestion, SureTelling } from './sure-telling.type.ts';

type Reader = { form: QuestionForm | null; read: (asked: SureQuestion) => SureTelling | null };

/** `form`: what such an answer is, where the question does not say it itself. */
const readers: readonly Reader[] = [
  { form: null, read: listedRecord },
  { form: 'number', read: pricePaid },
  { form: 'name', read: officeOf },
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
  const beyond = answerBeyond({ query, sources, without }, asked.needs);
  if (beyond !== null) return beyond;
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

/** The records that have more than a question says, each a claim; nothing where not all of them are known, or one was rejected. */
function answerBeyond({ query, sources, without = [] }: Question, needs: Needs): Answer | null {
  const question = mainQuestion(query);
  const isRejected = toldBefore(without);
  const read = sources.map((source) => recordsBeyond({ question, needs, source }));
  if (read.every((one) => one === null)) return null;
  const sentences = read.flatMap((tellings, sourceIndex) =>
    (tellings ?? []).flatMap((telling) => {
      const gate = openGate(sources[sourceIndex]?.segments ?? []);
      const cited = gate.pass(telling);
      return cited === null ? [] : [{ ...cited, lead: telling.lead, change: null, sourceIndex }];
    }),
  );
  const isWhole = sentences.length === read.flatMap((one) => one ?? []).length;
  const isStanding = sentences.every(
    ({ text, citations }) => !isRejected({ segmentId: citations[0]?.segmentId ?? '', text }),
  );
  if (!isWhole || !isStanding || sentences.length === 0)
    return { found: false, form: 'list', sentences: [], claims: [], closest: [] };
  return {
    found: true,
    form: 'list',
    sentences: sentences.map((one, claim) => ({ ...one, claim })),
    claims: sentences.map(() => ({ agreement: 'alone' as const, differsFrom: [] })),
    closest: [],
  };
}
