// The words of a motion for somebody who was not there: without what only puts it to the vote, and with what was proposed
// where the vote only names it ("We vote on Alder Ridge").
import type { Citation } from '@ecco/domain';
import { faultOf } from '../../discourse/standing.ts';
import { readMoney } from '../../figures/money.ts';
import type { Source } from '../../ports/ports.ts';
import { citeSentence } from '../../reading/citation.ts';
import { readSource } from '../../reading/reading.ts';
import { nameVotedOn, proposedWithin, sumProposed } from '../signals/proposal.ts';
import { putsToVote } from './point.lexicon.ts';

/** What was moved, as it is told, and the words it rests on. */
export type MotionWords = { text: string; citations: Citation[] };

/** What a motion is about, in the words of the talk. */
export function wordsOfMotion(source: Source, { text, citations }: MotionWords): MotionWords {
  const name = nameVotedOn(text);
  if (name === null) return { text: withoutForm(withoutRest(withoutPutting(text))), citations };
  return proposalOf(source, name, { text: name, citations });
}

function withoutPutting(text: string): string {
  const put = putsToVote.findAll(text).find(({ index }) => index === 0)?.text ?? '';
  return put === '' ? text : withoutPutting(text.slice(put.length).replace(/^[\s,:]+/u, ''));
}

const runsOn = /^ (?:we|it|i|they|that's|it's|the|so)\b/u;
/** What was heard without capitals and stops ends with its sum, where other words run on: "22 million we get in line". */
function withoutRest(text: string): string {
  const [money] = /\p{Lu}/u.test(text) ? [] : readMoney(text);
  return money !== undefined && runsOn.test(text.slice(money.end)) ? text.slice(0, money.end) : text;
}

/** How every resolution of a council begins: "a resolution authorizing the Mayor to execute an agreement". */
const form =
  /^(?:an?|the) (?:emergency )?(?:resolution|ordinance) (?:authori[sz]ing the (?:execution of |(?:county |city |vice )?\p{L}+ to (?:execute (?:any and all documents necessary to )?|enter into |(?=amend )))|(?:approving|adopting) )(?=an? |the |apply |accept |agreement|amend|contract)/iu;
const withoutForm = (text: string): string => text.slice(form.exec(text)?.[0].length ?? 0);

/** "The second is up to $5 million to Alder Ridge": the sum and for whom, from the last sentence before the vote that says both. */
function proposalOf(source: Source, name: string, bare: MotionWords): MotionWords {
  const vote = source.segments.findIndex(({ id }) => id === bare.citations[0]?.segmentId);
  const near = readSource(source).sentences.filter(
    ({ segment, row }) => row === undefined && segment >= vote - proposedWithin && segment < vote,
  );
  for (const sentence of near.toReversed()) {
    const sum = sumProposed(sentence.text, name);
    if (sum === null) continue;
    return {
      text: sentence.text.slice(sum.start),
      citations: [...bare.citations, ...citeSentence(source.segments, sentence)],
    };
  }
  return bare;
}

const onlyPoints = /^(?:it|this|that|them|those|these|the same|so moved|as presented)[.]?$/iu;

/** "Mr. Chair: Item number 45 resolution 238": how a matter is called, and nothing of what it is. */
const onlyCalls =
  /^(?:(?:mr|ms|mrs|madam|mister|chair(?:man|woman)?|clerk|agenda|items?|number|no|resolution|ordinance|r|\d{1,4}(?:[-–]\d{1,4})*|and)[\s.,:]*){2,12}$/iu;

/** Whether the words of a motion say what was moved, to somebody who was not there: it is read as what a board does. */
export const saysWhat = (words: string): boolean => {
  if (onlyPoints.test(words) || onlyCalls.test(words)) return false;
  // A mark between what was said at two places is no tear.
  const plain = words.replaceAll(' … ', ', ').replace(/[.]$/u, '');
  const fault = faultOf(`The board will ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`);
  return fault === null || fault === 'not meant' || fault === 'paper';
};
