import type { ToldText } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './proceedings.module.css';
import type { ShowWords } from './show-words.ts';

type Props = {
  told: Pick<ToldText, 'certainty' | 'citation'>;
  show: ShowWords;
  children: ReactNode;
};

/** A field with its source; one that was not said in so many words is marked as inferred. */
export function CitedWords({ told, show, children }: Props) {
  const { t } = useTranslation();
  const isInferred = told.certainty === 'inferred';
  return (
    <span data-inferred={isInferred || undefined}>
      {children}
      {isInferred ? (
        <span className={classes['inferred']} title={t('proceedings.inferredHint')}>
          {t('proceedings.inferred')}
        </span>
      ) : null}
      {show.mark(told.citation)}
    </span>
  );
}
