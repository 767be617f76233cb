// In which order it is decided what answers a question. The rules of a step are asked from above down: of a question the first
// that answers, or knows that nothing does, is the answer; of a sentence the first that says anything decides.
import type { Answer } from '@ecco/domain';
import { derivedAnswer } from './derived/derived-answer.ts';
import { ofLastMeeting } from './judge/ahead.ts';
import type { SelectionRule } from './judge/judge.ts';
import * as sentence from './judge/sentence-rules.ts';
import { toThePoint } from './judge/to-the-point.ts';
import type { Inquiry, Verdict } from './question/inquiry.type.ts';
import type { SourceRule } from './retrieve/retrieve.ts';
import * as source from './retrieve/source-rules.ts';
import { askByOtherName, compareTwo } from './reworded.ts';
import { listedRecord } from './stated/listed-record.ts';
import { newHolder, officeOf } from './stated/office-held.ts';
import { officeHolder } from './stated/office-holder.ts';
import { pricePaid } from './stated/price-paid.ts';
import { answerBeyond, answerStated, answerWho } from './stated/stated-answers.ts';

type Rule<Decides> = { name: string; because: string; decides: Decides };

/** The rules, step by step. */
type AnswerRules = {
  /** Of the whole question, put to all sources. */
  ofQuestion: readonly Rule<(inquiry: Inquiry) => Verdict>[];
  /** Of the question, put to the sources of whoever it names. */
  ofStatement: readonly Rule<(inquiry: Inquiry) => Verdict>[];
  /** Whether a source is looked through: one reason is enough. */
  ofSource: readonly Rule<SourceRule>[];
  /** Whether a sentence of such a source is told. */
  ofSentence: readonly Rule<sentence.SentenceRule>[];
  /** What is left out of the sentences that are told, by one after the other. */
  ofSelection: readonly Rule<SelectionRule>[];
  /** What still answers where nothing did. */
  ofSilence: readonly Rule<(inquiry: Inquiry, silence: Answer) => Verdict>[];
};

export const answerRules: AnswerRules = {
  ofQuestion: [
    {
      name: 'which of two has more',
      because: 'It is answered by the figure of each, and by nothing where one of them has none.',
      decides: compareTwo,
    },
  ],
  ofStatement: [
    {
      name: 'worked out of rows',
      because: 'Rows of statements are surer than any sentence about what they come to.',
      decides: derivedAnswer,
    },
    {
      name: 'records beyond a limit',
      because: 'A list whose records all say how much they have tells all of those beyond, or none.',
      decides: answerBeyond,
    },
    {
      name: 'who somebody is',
      because: 'What stands beside a name says who that is; a sentence that only names them does not.',
      decides: answerWho,
    },
    {
      name: 'record of a list',
      because: 'The fields of a list say what one of its records has, and which has most.',
      decides: answerStated({ form: null, read: listedRecord }),
    },
    {
      name: 'price of a purchase',
      because: 'Whoever says that something was bought, and for how much, in one breath tells its price.',
      decides: answerStated({ form: 'number', read: pricePaid }),
    },
    {
      name: 'office of somebody',
      because: 'The office that stands beside a name is theirs.',
      decides: answerStated({ form: 'name', read: officeOf }),
    },
    {
      name: 'holder of an office',
      because: 'The one name that stands beside an office of the source itself holds it.',
      decides: answerStated({ form: 'name', read: officeHolder }),
    },
    {
      name: 'new holder of an office',
      because: 'Whoever is called new in an office has come into it.',
      decides: answerStated({ form: 'name', read: newHolder }),
    },
  ],
  ofSource: [
    {
      name: 'holds the decision',
      because: 'A decision shares few words with a question of it, and is known by its motion and its end.',
      decides: source.holdsDecision,
    },
    {
      name: 'holds the question',
      because: 'One of its passages has enough of what the question names and asks for.',
      decides: source.holdsQuestion,
    },
    {
      name: 'holds the row',
      because: 'A table has a row that is called just as what is asked for.',
      decides: source.holdsRow,
    },
    {
      name: 'holds one side',
      because: 'What is compared may stand in two sources, of which neither has the whole question.',
      decides: source.holdsSide,
    },
  ],
  ofSentence: [
    {
      name: 'past where the next is asked',
      because: 'What was to come when it was said may be over by now.',
      decides: sentence.pastWhereNextIsAsked,
    },
    {
      name: 'vote of the whole body',
      because: 'How all of a body voted is told by the motion and its count.',
      decides: sentence.voteOfWholeBody,
    },
    {
      name: 'answer of another thing',
      because: 'It has the form of an answer and words of the question, and is of something else.',
      decides: sentence.answerOfAnotherThing,
    },
    {
      name: 'formal words of papers',
      because: 'Covers, and how figures are set out, answer nothing.',
      decides: sentence.formalWordsOfPapers,
    },
    {
      name: 'all of one outcome',
      because: 'Which motions ended so is told by these motions, and by nothing else.',
      decides: sentence.allOfOneOutcome,
    },
    {
      name: 'refused deed',
      because: 'What was asked for as done was refused: only the refusal tells that.',
      decides: sentence.refusedDeed,
    },
    {
      name: 'whether it was done',
      because: 'Whether something was done is told by the motion to do it, where there is one.',
      decides: sentence.whetherDone,
    },
    {
      name: 'deed of a decision',
      because: 'How much was committed, and who moved it, is told by the motion, and not by talk before it.',
      decides: sentence.deedOfDecision,
    },
    {
      name: 'words of guests',
      because: 'What a guest of a meeting says is no fact of the body.',
      decides: sentence.wordsOfGuests,
    },
    {
      name: 'other measure of two times',
      because: 'How something changed is told by what names it, and not by what else changed.',
      decides: sentence.otherMeasureOfTwoTimes,
    },
    {
      name: 'other rate than the margin',
      because: 'A margin is told by what speaks of it, and by no other rate.',
      decides: sentence.otherRateThanMargin,
    },
    {
      name: 'other row of a table',
      because: 'A row of another name, or of another year, tells another figure.',
      decides: sentence.otherRowOfTable,
    },
    {
      name: 'talk of known decisions',
      because: 'Where the decisions of a body are known, talk of what "was approved" tells none of them.',
      decides: sentence.talkOfKnownDecisions,
    },
    {
      name: 'other deed than is asked',
      because: 'Whoever only speaks of a thing does not say whether it was done.',
      decides: sentence.otherDeed,
    },
    {
      name: 'price of no purchase',
      because: 'Paid subscribers pay for nothing that was bought.',
      decides: sentence.priceOfNoPurchase,
    },
    {
      name: 'talk of other votes',
      because: 'The same people voted on other things too.',
      decides: sentence.talkOfOtherVotes,
    },
  ],
  ofSelection: [
    {
      name: 'the last meeting',
      because: 'Of several meetings that were, the latest is the last.',
      decides: (told, { reading, askedAt }) => ofLastMeeting(reading.question, told, askedAt),
    },
    {
      name: 'to the point',
      because: 'Where something answers to the point, what says far less of the question is left out.',
      decides: (told, { reading }) => toThePoint(told, reading),
    },
  ],
  ofSilence: [
    {
      name: 'by another name',
      because: 'What is asked for may be called otherwise in all of the sources.',
      decides: askByOtherName,
    },
  ],
};
