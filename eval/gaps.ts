// What "said, not in minutes" tells of minutes with omissions that were planted, and of the same minutes with nothing left out.
import { loadMinutes } from '@ecco/engine';
import { minutesOf, readMeeting, readPairs } from './gap-pairs.ts';
import type { MinutesPair } from './gaps/pair.schema.ts';
import { type GapScore, gapLine, scoreGaps } from './gaps/score.ts';

type PairScore = Pick<MinutesPair, 'set'> & { planted: GapScore; whole: GapScore };

const sets = [
  ['tuned', 'tuned on'],
  ['held', 'held back'],
  ['later', 'later'],
] as const;

function* shown(name: string, { planted, whole }: PairScore): Generator<string> {
  for (const { omission, found } of planted.planted)
    yield `${found ? 'found ' : 'missed'} ${name} ${omission.kind} ${omission.from}-${omission.to}`;
  for (const { kind, said, text } of planted.wrong)
    yield `false  ${name} ${kind} at ${said.segmentId}: ${text.text}`;
  for (const { kind, said, text } of whole.wrong)
    yield `false, nothing left out  ${name} ${kind} at ${said.segmentId}: ${text.text}`;
}

/** Lines for the pairs that rules were made with, for those that were held back, and for minutes that lack nothing. */
export async function* runGaps(
  linesOf: (path: string) => AsyncIterable<unknown>,
  isShown: boolean,
): AsyncGenerator<string> {
  const { compareMinutes } = await loadMinutes();
  const scored: PairScore[] = [];
  for await (const { pair, recording } of readPairs(linesOf)) {
    const gapsOf = async (lines: readonly string[]) =>
      compareMinutes(recording, await readMeeting(minutesOf(lines))).gaps;
    const left = pair.minutes.map(({ text, omits }) => omits?.left ?? text).filter(Boolean);
    const omissions = pair.minutes.flatMap(({ omits }) => omits ?? []);
    const one = {
      set: pair.set,
      planted: scoreGaps(await gapsOf(left), omissions),
      whole: scoreGaps(await gapsOf(pair.minutes.map(({ text }) => text)), []),
    };
    scored.push(one);
    if (isShown) yield* shown(pair.pair, one);
  }
  for (const [set, name] of sets) {
    const ones = scored.filter((one) => one.set === set);
    yield gapLine(
      name,
      ones.map(({ planted }) => planted),
    );
  }
  yield gapLine(
    'all',
    scored.map(({ planted }) => planted),
  );
  const idle = scored.reduce((sum, { whole }) => sum + whole.told, 0);
  yield `told of the same minutes with nothing left out: ${idle}`;
}
