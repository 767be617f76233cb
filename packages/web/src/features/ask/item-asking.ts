/* What asks an item and shows what it answers, as one file: it comes to whoever comes near. */
export { AnswerableQuestions } from './answerable-questions.tsx';
export { AskedItem } from './asked-item.tsx';
export { TurnLine } from './turn-line.tsx';
