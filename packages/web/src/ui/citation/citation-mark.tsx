import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCitationCard } from './citation.context.ts';
import classes from './citation.module.css';
import { useJump } from './place.context.ts';
import { type CitedPlace, placeLabel } from './place.ts';

/**
 * A small blue superscript: its quote on hover or focus, its source on click. A finger cannot hover: its tap shows the card,
 * where that leads on.
 */
export function CitationMark({ number, cited }: { number: number; cited: CitedPlace }) {
  const { t } = useTranslation();
  const jump = useJump();
  const card = useCitationCard();
  const isTapped = useRef(false);
  return (
    <sup className={classes['mark']}>
      <button
        type="button"
        aria-label={t('citation.mark', { number, place: placeLabel(t, cited) })}
        aria-describedby={card.id}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType !== 'touch') card.show(currentTarget, cited);
        }}
        onFocus={(event) => card.show(event.currentTarget, cited)}
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') card.hide();
        }}
        onBlur={card.hide}
        onPointerDown={({ pointerType }) => {
          isTapped.current = pointerType === 'touch';
        }}
        onClick={({ currentTarget }) => {
          if (isTapped.current && card.isOperable) card.show(currentTarget, cited);
          else jump(cited);
          isTapped.current = false;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          card.enter();
        }}
      >
        {number}
      </button>
    </sup>
  );
}
