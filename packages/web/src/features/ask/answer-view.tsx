import type { Answer } from '@ecco/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberingContext } from '../../ui/citation/numbering.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './answer.module.css';
import { AnswerTools } from './answer-tools.tsx';
import { NextQuestions } from './answerable-questions.tsx';
import { ClaimsAnswer } from './claims-answer.tsx';
import { ClosestPassages } from './closest-passages.tsx';
import { DecisionLine, HiddenLine } from './decision-line.tsx';
import { GraphAnswer } from './graph-answer.tsx';
import { placeNumbers } from './source-numbers.ts';
import { nearestPlaces, sourcePlace } from './source-place.ts';

const morePlacesShown = 6;

/** By whom it is answered, where that is known, and how much of it is proved. */
function MadeBy({ answer: { made_by, items } }: { answer: Answer }) {
  const { t } = useTranslation();
  const checked = items.filter(({ citations }) => citations.length > 0).length;
  const engine = made_by?.startsWith('built-in')
    ? t('ask.madeByBuiltIn')
    : made_by && t('ask.madeBy', { engine: made_by });
  if (items.length === 0) return null;
  return (
    <MetaLine
      parts={[
        { key: 'engine', node: engine },
        { key: 'checked', node: t('ask.checked', { checked, count: items.length }) },
      ]}
    />
  );
}

/** Inside an item: where else it speaks of the question. */
function MorePlaces({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const cited = new Set(answer.items.flatMap(({ citations }) => citations.map((one) => one.segment_id)));
  const places = nearestPlaces(Object.values(answer.sources), Number.POSITIVE_INFINITY)
    .filter(({ place }) => !cited.has(place.segment_id))
    .slice(0, morePlacesShown);
  if (!answer.found || places.length === 0) return null;
  return (
    <section className={classes['places']} aria-label={t('ask.places')}>
      <h4>{t('ask.places')}</h4>
      <p>
        {places.map(({ source, place }) => (
          <PlaceChip key={place.segment_id} place={sourcePlace(source, place)} />
        ))}
      </p>
    </section>
  );
}

type Props = {
  answer: Answer;
  answerKey: QueryKey;
  onAsk: (question: string) => void;
  onAgain: () => void;
};

/** An answer with what can be done with it, and what can be asked next. */
export function AnswerView({ answer, answerKey, onAsk, onAgain }: Props) {
  const { t } = useTranslation();
  const numbers = useMemo(() => placeNumbers(answer), [answer]);
  // Inside an item it is a part of a section.
  const Heading = answer.scope.kind === 'item' ? 'h3' : 'h2';
  const next = <NextQuestions answer={answer} onAsk={onAsk} />;
  return (
    <NumberingContext value={numbers}>
      {answer.found ? (
        <>
          <div className={classes['head']}>
            <Heading>{t('ask.answer')}</Heading>
            <MadeBy answer={answer} />
          </div>
          <GraphAnswer answer={answer} />
          <ClaimsAnswer answer={answer} />
        </>
      ) : (
        <>
          <ClosestPassages answer={answer} />
          <HiddenLine answer={answer} answerKey={answerKey} onAgain={onAgain} />
          {next}
        </>
      )}
      {answer.degraded.length > 0 ? (
        <p className={classes['note']}>{t('ask.degraded', { legs: answer.degraded.join(', ') })}</p>
      ) : null}
      <AnswerTools answer={answer} answerKey={answerKey} onAgain={onAgain} />
      <DecisionLine answer={answer} answerKey={answerKey} />
      {answer.scope.kind === 'item' ? <MorePlaces answer={answer} /> : null}
      {answer.found ? next : null}
    </NumberingContext>
  );
}
