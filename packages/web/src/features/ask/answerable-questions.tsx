import type { Answer } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { useQuestionsOfItem, useSuggestedQuestions } from './api/suggested.api.ts';
import { QuestionChips } from './question-chips.tsx';

type Props = {
  /** The item that is asked; null for all of the library. */
  item: string | null;
  onAsk: (question: string) => void;
};

/** Questions that an item, or the library, is known to answer. */
export function AnswerableQuestions({ item, onAsk }: Props) {
  const { t } = useTranslation();
  const ofItem = useQuestionsOfItem(item);
  const ofLibrary = useSuggestedQuestions(item === null);
  const { data: questions = [] } = item === null ? ofLibrary : ofItem;
  return (
    <QuestionChips
      title={t(item === null ? 'ask.suggested' : 'ask.suggestedItem')}
      questions={questions}
      onAsk={onAsk}
    />
  );
}

type NextProps = { answer: Answer; onAsk: (question: string) => void };

/** What can be asked next: what goes on from an answer, and where there was none what has one. */
export function NextQuestions({ answer: { found, scope, follow_ups }, onAsk }: NextProps) {
  const { t } = useTranslation();
  if (found) return <QuestionChips title={t('ask.followUps')} questions={follow_ups} onAsk={onAsk} />;
  return <AnswerableQuestions item={scope.kind === 'item' ? scope.id : null} onAsk={onAsk} />;
}
