import type { Answer } from '@ecco/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './answer.module.css';
import { useUndo } from './use-undo.ts';

type Props = { answer: Answer; answerKey: QueryKey };

/** What was decided of an answer for everybody, and for administrators how many people rejected it. */
export function DecisionLine({ answer, answerKey }: Props) {
  const { t } = useTranslation();
  const { id, decision, rejections } = answer;
  const isAdmin = rejections !== null;
  const { undo, isBusy } = useUndo({ id, answerKey });
  if (decision === null && !rejections) return null;
  const undoButton = isAdmin && (
    <button type="button" className={classes['undo']} disabled={isBusy} onClick={undo}>
      {t('ask.undo')}
    </button>
  );
  return (
    <MetaLine
      parts={[
        { key: 'decision', node: decision && t(`ask.decision.${decision}`) },
        { key: 'undo', node: decision && undoButton },
        { key: 'rejections', node: rejections ? t('ask.rejections', { count: rejections }) : null },
      ]}
    />
  );
}

/** Where nothing is told because an answer is kept from the asker: that it is, and the way to have it back. */
export function HiddenLine({ answer: { hidden }, answerKey, onAgain }: Props & { onAgain: () => void }) {
  const { t } = useTranslation();
  const { undo, isBusy } = useUndo({ id: hidden?.id ?? '', answerKey, onUndone: onAgain });
  if (hidden === null) return null;
  return (
    <p className={classes['note']}>
      {t(`ask.hidden.${hidden.from}`)}{' '}
      <button type="button" className={classes['undo']} disabled={isBusy} onClick={undo}>
        {t('ask.undo')}
      </button>
    </p>
  );
}
