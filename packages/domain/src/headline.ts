export {
  choiceHeadline,
  type DecisionFields,
  decisionHeadline,
  motionWords,
} from './headline/decision-headline.ts';
export { rateIn } from './headline/name-words.ts';
export { dayWords, resolvedDay } from './headline/said-day.ts';
export { fieldsOfSignal, type SignalFields, signalHeadline } from './headline/signal-headline.ts';
export { sumWords } from './headline/sum-words.ts';
export { voteWords } from './headline/vote-words.ts';
