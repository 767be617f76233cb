/* What asks an item and shows what it answers, as one file: it comes to whoever comes near. */
export { AnswerableQuestions } from './answerable-questions.tsx';
export { ItemAnswerSection } from './item-answer-section.tsx';
export { TurnLine } from './turn-line.tsx';
