// An answer that is worked out from rows of statements: told with its formula and with each row that it rests on.
import type { AnswerSentence, Citation } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { openGate } from '../../proof/gate.ts';
import { citePiece } from '../../reading/citation.ts';
import { properCase } from '../../tables/row-statement.ts';
import type { Inquiry, Verdict } from '../question/inquiry.type.ts';
import { rejectedSentences } from '../terms/rejected-sentences.ts';
import { type FigurePlan, planFigures } from './figure-plan.ts';
import { type FigureStatement, tellFigures } from './figure-statement.ts';
import type { Operand } from './operand.ts';
import { isOwnedBy } from './owner.ts';

type SourceStatement = { telling: FigureStatement; source: Source; sourceIndex: number };

/** A row says its money where its statement begins and ends. */
const withCurrency = (amount: string, currency: string): string =>
  /\p{Sc}/u.test(amount) ? amount : amount.replace(/^(\(?)/u, `$1${currency}`);

const citeWhole = (source: Source, segment: number): Citation[] =>
  citePiece(source.segments, { segment, start: 0, end: source.segments[segment]?.text.length ?? 0 });

/** The rows of some operands, each with its years in the order in which they are told. */
function rowsOf(operands: readonly Operand[]): Operand[][] {
  const rows = Map.groupBy(operands, ({ row }) => row.segment);
  return [...rows.values()].map((row) => {
    const years = Map.groupBy(row, ({ figure }) => figure.year);
    return [...years.values()]
      .flatMap(([one]) => one ?? [])
      .toSorted((a, b) => b.figure.year - a.figure.year);
  });
}

type Sentence = Omit<AnswerSentence, 'claim' | 'sourceIndex'>;

/** A row with what stands over its columns: "Total net revenues: $6,489 million (2019)." Null where that is not proved. */
function rowSentence(operands: readonly Operand[], source: Source): Sentence | null {
  const [first] = operands;
  if (first === undefined) return null;
  const { label, currency, heads, segment: at } = first.row;
  const told = operands
    .map(({ figure: { told: amount, column } }) => `${withCurrency(amount, currency)} (${column})`)
    .join(', ');
  const citations = [at, ...heads].flatMap((segment) => citeWhole(source, segment));
  const text = `${properCase(label)}: ${told}.`;
  const cited = openGate(source.segments).pass({ text, verbatim: false, citations });
  return cited === null ? null : { ...cited, lead: null, change: null };
}

/** What is worked out, and the rows beneath; null where one of them is not proved by its source. */
function sentencesOf({ telling, source }: SourceStatement): Sentence[] | null {
  const rows = rowsOf(telling.operands).map((operands) => rowSentence(operands, source));
  const proved = rows.filter((row) => row !== null);
  if (proved.length < rows.length) return null;
  const citations = rowsOf(telling.operands).flatMap(([one]) =>
    one === undefined ? [] : citeWhole(source, one.row.segment),
  );
  const { text, lead, change } = telling;
  const first = { text, verbatim: false, lead, change, citations };
  const also = telling.also === null ? [] : [{ ...first, text: telling.also, lead: null, change: null }];
  return telling.isRow
    ? [{ ...first, citations: proved.flatMap((row) => row.citations) }]
    : [first, ...also, ...proved];
}

/** The sources of whoever is asked of that tell it, those first of whose newest year it is. */
function tellingsOf(plan: FigurePlan, { sources, of }: Inquiry): SourceStatement[] {
  const isOwned = isOwnedBy(plan.owner, of, sources.length);
  return sources
    .flatMap((source, sourceIndex) => {
      const telling = isOwned(source) ? tellFigures(plan, source) : null;
      return telling === null ? [] : [{ telling, source, sourceIndex }];
    })
    .toSorted((one, other) => one.telling.age - other.telling.age);
}

/** What the nearest source tells of a plan; null where another that is as near tells otherwise. */
function bestOf(plan: FigurePlan, inquiry: Inquiry): SourceStatement | null {
  const [best, ...others] = tellingsOf(plan, inquiry);
  if (best === undefined) return null;
  const isDisputed = others.some(
    ({ telling }) => telling.age === best.telling.age && telling.lead !== best.telling.lead,
  );
  return isDisputed ? null : best;
}

/** Null where a question asks for nothing that is worked out, or it is not sure. */
export function derivedAnswer(inquiry: Inquiry): Verdict {
  const asked = planFigures(inquiry.reading);
  if (asked === null) return null;
  const told = asked.plans.flatMap((plan) => {
    const best = bestOf(plan, inquiry);
    const sentences = best === null ? null : sentencesOf(best);
    return best === null || sentences === null ? [] : [{ best, sentences }];
  });
  const isRejected = rejectedSentences(inquiry.without);
  const isStanding = told.every(({ sentences }) =>
    sentences.every(({ citations, text }) => !isRejected({ segmentId: citations[0]?.segmentId ?? '', text })),
  );
  const isOne = new Set(told.map(({ best }) => best.sourceIndex)).size === 1;
  if (told.length < asked.least || !isOne || !isStanding) return null;
  return {
    found: true,
    // Several figures that bear on a question are none that answers it.
    form: asked.plans.length > 1 ? 'open' : 'number',
    sentences: told.flatMap(({ best: { sourceIndex }, sentences }, claim) =>
      sentences.map((one) => ({ ...one, sourceIndex, claim })),
    ),
    claims: told.map(() => ({ agreement: 'alone', differsFrom: [] })),
    closest: [],
  };
}
