import type { Source } from '@ecco/engine';
import { numberFaults } from './number-faults.ts';
import { ownStops } from './sentence-ends.ts';
import { type ShownSentence, shownOf } from './shown.ts';
import { takenBack, unnamedParts } from './subjects.ts';
import { tornNumbers } from './torn-numbers.ts';
import { changedNegations, lostOpener, lostPrefixes, lostWords } from './word-faults.ts';

export type DevSource = { set: string; id: string; source: Source };

type Fault = { kind: string; what: string };

/** A row of a table is told in other words; only its numbers can be compared. */
const isRow = ({ quotes }: ShownSentence): boolean => quotes.some((quote) => quote.includes(' | '));

function faultsOf(shown: ShownSentence): Fault[] {
  const { text, quotes } = shown;
  const fault = (kind: string, matches: readonly string[]): Fault[] =>
    matches.map((what) => ({ kind, what }));
  const numbers = fault('number', numberFaults(text, quotes));
  const quote = quotes[0] ?? '';
  if (isRow(shown)) return numbers;
  const [first, last] = [shown.around[0], shown.around.at(-1)];
  const torn = quotes.flatMap((one, at) =>
    tornNumbers(one, {
      before: at === 0 ? (first?.before ?? '') : '',
      after: at === quotes.length - 1 ? (last?.after ?? '') : '',
    }),
  );
  numbers.push(...fault('torn', torn));
  if (quotes.length !== 1) return numbers;
  numbers.push(...fault('own stop', ownStops(text, quote, shown.around[0] ?? { after: '' })));
  return [
    ...numbers,
    ...fault('prefix', lostPrefixes(text, quote)),
    ...fault('negation', changedNegations(text, quote)),
    ...fault('opener', lostOpener(text, quote)),
  ];
}

const firstScreen: ReadonlySet<string> = new Set(['insight', 'why it matters', 'short form', 'one line']);

/** Of the first screen: whose figure is told, and whether it was taken back. */
function subjectFaults(shown: ShownSentence, { segments, context }: Source): Fault[] {
  if (isRow(shown) || !firstScreen.has(shown.where)) return [];
  const { text, around, place } = shown;
  return [
    ...unnamedParts(text, { lines: segments, isCall: context.kind === 'earnings' }, place).map((what) => ({
      kind: 'subject',
      what,
    })),
    ...takenBack(text, around.at(-1)?.after ?? '').map((what) => ({ kind: 'taken back', what })),
  ];
}

/**
 * Reads every sentence that the engine shows of every development source and names what is not in its quotes, by rules
 * that the engine does not share: a line for each fault, the words that tidying takes out most often, and the counts.
 */
export async function* checkTruth(sources: AsyncIterable<DevSource>): AsyncGenerator<string> {
  const counts = new Map<string, number>();
  const lost = new Map<string, number>();
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  for await (const { set, id, source } of sources) {
    add(counts, 'sources');
    const reported = new Map(
      (await shownOf(source)).map((one) => [`${one.text}\n${one.quotes.join('\n')}`, one]),
    );
    for (const one of reported.values()) {
      add(counts, 'sentences');
      if (!isRow(one) && one.quotes.length === 1)
        for (const word of lostWords(one.text, one.quotes[0] ?? '')) add(lost, word);
      for (const { kind, what } of [...faultsOf(one), ...subjectFaults(one, source)]) {
        add(counts, kind);
        yield `${kind} "${what}" in ${set} ${id}, ${one.where}\n  shown: ${one.text}\n  said:  ${one.quotes.join(' // ')}`;
      }
    }
  }
  const often = [...lost].sort((a, b) => b[1] - a[1]).slice(0, 150);
  yield `words not shown: ${often.map(([word, times]) => `${word} ${times}`).join(', ')}`;
  yield [...counts].map(([kind, times]) => `${kind} ${times}`).join(', ');
}
