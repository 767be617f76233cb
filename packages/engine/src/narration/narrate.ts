import type { NarratedPage } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { readSource } from '../reading/reading.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { isOfUnnamedPart } from '../salience/part-head.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { selectDiverse } from '../salience/select.ts';
import { isMotion } from '../sentences/sentence.ts';
import { keyRow } from '../tables/key-row.ts';

/** Sentences and rows that are told of a page. */
const [narratedMax, mostRows] = [4, 3];
/** Words of a page from which on two sentences tell it, and from which on three do. */
const [someWords, manyWords] = [40, 220];

/**
 * A document told page by page, two to four statements each, in the order of the page: what its sentences say that
 * matter most, motions with their votes, and the key rows of its tables. Pages with nothing to tell are left out; a
 * source without pages is not narrated.
 */
export function narrate(source: Source): NarratedPage[] {
  const { segments } = readSource(source);
  const byPage = new Map<number, RatedStatement[]>();
  const isUnnamed = isOfUnnamedPart(source);
  for (const one of rateSentences(source)) {
    if (isUnnamed(one)) continue;
    const page = segments[one.sentence.segment]?.page ?? null;
    if (page !== null) byPage.set(page, [...(byPage.get(page) ?? []), one]);
  }
  const gate = openGate(source.segments);
  return [...byPage].flatMap(([page, rated]) => {
    const sentences = gate.passAll(selectNarration(rated).map((one) => toCitedText(source.segments, one)));
    return sentences.length === 0 ? [] : [{ page, sentences }];
  });
}

function selectNarration(rated: readonly RatedStatement[]): RatedStatement[] {
  const prose = rated.filter(({ sentence }) => sentence.row === undefined);
  const rows = selectRows(rated.filter(({ sentence }) => sentence.row !== undefined));
  const words = prose.reduce((sum, one) => sum + (isStatement(one) ? one.words : 0), 0);
  const count = words < someWords ? 1 : words < manyWords ? 2 : 3;
  const free = narratedMax - Math.min(rows.length, narratedMax - 1);
  const ratedStatements = selectProse(prose, { count: Math.min(count, free), hasRows: rows.length > 0 });
  return [...ratedStatements, ...rows.slice(0, narratedMax - ratedStatements.length)].sort(
    (a, b) => a.sentence.index - b.sentence.index,
  );
}

const isStatement = ({ words, isQuestion, polished }: RatedStatement): boolean =>
  words >= 6 && !isQuestion && /[a-z]/u.test(polished);

/** A heading has no full stop. */
const isClosed = ({ sentence }: RatedStatement): boolean => /[.!?:;…]["”’)\]]*$/u.test(sentence.text);

/** The sentences that say most; where none is news, the first that says anything. */
function selectProse(
  prose: readonly RatedStatement[],
  { count, hasRows }: { count: number; hasRows: boolean },
): RatedStatement[] {
  const worth = (one: RatedStatement): number =>
    isStatement(one) && one.isContent && isClosed(one)
      ? one.score * (1 - 0.5 * one.dependence) + (isMotion(one.sentence.text) ? 1 : 0)
      : 0;
  const chosen = selectDiverse({ candidates: prose, count, worth });
  if (chosen.length > 0 || hasRows) return chosen;
  const first = prose.find((one) => isStatement(one) && one.polished.length < longestFallback);
  return first === undefined ? [] : [first];
}

const longestFallback = 400;

/** Key rows, each subject once; of a table without any its total, or else its first row. */
function selectRows(rows: readonly RatedStatement[]): RatedStatement[] {
  const known = rows.filter(({ polished }) => polished !== '');
  const subjects = new Map<string, RatedStatement>();
  for (const one of known.toSorted((a, b) => b.score - a.score)) {
    const name = one.score === 0 ? null : (keyRow(one.sentence.row?.label ?? '')?.name ?? null);
    if (name !== null && !subjects.has(name)) subjects.set(name, one);
  }
  if (subjects.size > 0) return [...subjects.values()].slice(0, mostRows);
  const total = known.find(({ sentence }) => /^(?:grand )?total\b/iu.test(sentence.row?.label ?? ''));
  return [total ?? known[0]].flatMap((one) => one ?? []);
}
