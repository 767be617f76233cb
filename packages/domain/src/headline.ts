export {
  choiceHeadline,
  type DecisionFields,
  decisionHeadline,
  motionWords,
} from './decision-headline.ts';
export { rateIn } from './name-words.ts';
export {
  decides,
  hasWords,
  isUnanimous,
  proceedingsHeadlines,
} from './proceedings-headlines.ts';
export { dayWords, resolvedDay } from './said-day.ts';
export { fieldsOfSignal, type SignalFields, signalHeadline } from './signal-headline.ts';
export { amountWords, sumWords } from './sum-words.ts';
export { voteWords } from './vote-words.ts';
