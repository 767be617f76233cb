// What a source says in so many words, in a shape that leaves no doubt, answers before any sentence is weighed.
import type { Answer, QuestionForm } from '@ecco/domain';
import { openGate } from '../../proof/gate.ts';
import type { Inquiry, Verdict } from '../question/inquiry.type.ts';
import { rejectedSentences } from '../terms/rejected-sentences.ts';
import { recordsBeyond } from './listed-record.ts';
import type { SourceQuestion, Statement } from './statement.type.ts';
import { readPerson, whoIs } from './who-is.ts';

/** `form`: what such an answer is, where the question does not say it itself. */
type StatementReader = { form: QuestionForm | null; read: (asked: SourceQuestion) => Statement | null };

/**
 * Answers by what a reader finds in the sources. Where they state different things, or what would be told was rejected, no other
 * reader is surer.
 */
export const answerStated =
  ({ form, read }: StatementReader) =>
  ({ reading, sources, without }: Inquiry): Verdict => {
    const found = sources.flatMap((source, sourceIndex) => {
      const telling = read({ ...reading, source });
      const cited = telling === null ? null : openGate(source.segments).pass(telling);
      return telling === null || cited === null ? [] : [{ ...cited, lead: telling.lead, sourceIndex }];
    });
    const [first] = found;
    if (first === undefined) return null;
    const isOne = found.every(({ lead }) => lead === first.lead);
    const isRejected = rejectedSentences(without);
    if (!isOne || isRejected({ segmentId: first.citations[0]?.segmentId ?? '', text: first.text }))
      return 'weigh sentences';
    return {
      found: true,
      form: form ?? (reading.form === 'open' || reading.form === 'list' ? 'name' : reading.form),
      sentences: [{ ...first, change: null, claim: 0 }],
      claims: [{ agreement: 'alone', differsFrom: [] }],
      closest: [],
    };
  };

type StatementsBySource = { form: QuestionForm; read: readonly (readonly Statement[])[] };

/** What each source tells, each a claim; nothing where not all of it is proved, or some was rejected. */
function tellEach({ sources, without }: Inquiry, { form, read }: StatementsBySource): Answer {
  const isRejected = rejectedSentences(without);
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
export function answerBeyond(inquiry: Inquiry): Verdict {
  const read = inquiry.sources.map((source) => recordsBeyond({ ...inquiry.reading, source }));
  return read.every((one) => one === null)
    ? null
    : tellEach(inquiry, { form: 'list', read: read.map((one) => one ?? []) });
}

/** Sources that tell who somebody is, at most. */
const mostTellers = 3;

/** Who somebody is, as the likeliest sources say it; nothing where none does. Null for a question of something else. */
export function answerWho(inquiry: Inquiry): Verdict {
  if (readPerson(inquiry.reading.question) === null) return null;
  let left = mostTellers;
  const read = inquiry.sources.map((source) => {
    const telling = left > 0 ? whoIs({ ...inquiry.reading, source }) : null;
    if (telling !== null) left--;
    return telling === null ? [] : [telling];
  });
  return tellEach(inquiry, { form: 'name', read });
}
