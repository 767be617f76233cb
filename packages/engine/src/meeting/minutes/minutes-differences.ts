import type { CitedField, CitedText, Decision, MinutesDifference } from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import type { Match } from './match-decisions.ts';
import type { MinutesText } from './minutes-text.ts';

const fields = ['yes', 'no', 'abstain', 'result'] as const;

/** What is said in so many words; nothing where it was inferred. */
const statedOf = (reported: CitedField<number | string>) =>
  reported?.certainty === 'stated' ? reported : null;

/** Votes and results that both state, and not alike. */
const otherVotes = ({ recorded, written }: Match): MinutesDifference[] =>
  fields.flatMap((field) => {
    const [said, wrote] = [statedOf(recorded[field]), statedOf(written[field])];
    if (said === null || wrote === null || said.value === wrote.value) return [];
    return [
      {
        field,
        motion: recorded.motion,
        said: { value: String(said.value), citation: said.citation },
        written: { value: String(wrote.value), citation: wrote.citation },
      },
    ];
  });

type OnlySum = { text: string; value: number; currency: string; cited: CitedText };

/** The sum of a decision that has no other. */
function onlySumOf({ motion, amounts }: Decision): OnlySum | null {
  const cited = amounts.length > 0 ? amounts : [motion];
  const sums = cited.flatMap((one) => readMoney(one.text).map((sum) => ({ ...sum, cited: one })));
  const [first, ...others] = sums;
  const isOnly = first !== undefined && others.every(({ value }) => value === first.value);
  return isOnly ? first : null;
}

type Texts = { recording: MinutesText; minutes: MinutesText };

/** Sums of a decision that has one on each side, where neither stands anywhere on the other side. */
function otherSums({ recorded, written }: Match, { recording, minutes }: Texts): MinutesDifference[] {
  const [said, wrote] = [onlySumOf(recorded), onlySumOf(written)];
  const [saidAt, wroteAt] = [said?.cited.citations[0], wrote?.cited.citations[0]];
  if (!said || !wrote || !saidAt || !wroteAt) return [];
  const isOther = said.currency === wrote.currency && said.value !== wrote.value;
  if (!isOther || minutes.hasNumbers(said.text) || recording.hasNumbers(wrote.text)) return [];
  return [
    {
      field: 'amount',
      motion: recorded.motion,
      said: { value: said.text, citation: saidAt },
      written: { value: wrote.text, citation: wroteAt },
    },
  ];
}

/** Where a recording and the minutes tell of one decision and differ in a vote, its result or its sum. */
export const differencesOf = (matches: readonly Match[], texts: Texts): MinutesDifference[] =>
  matches.flatMap((match) => [...otherVotes(match), ...otherSums(match, texts)]);
