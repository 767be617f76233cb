import { useTranslation } from 'react-i18next';
import { type CitedPlace, useCitationCard } from './citation.context.ts';
import classes from './citation.module.css';
import { useJump } from './place.context.ts';
import { placeLabel } from './place-label.ts';

/** A small blue superscript: its quote on hover or focus, its source on click. */
export function CitationMark({ number, cited }: { number: number; cited: CitedPlace }) {
  const { t } = useTranslation();
  const jump = useJump();
  const card = useCitationCard();
  return (
    <sup className={classes['mark']}>
      <button
        type="button"
        aria-label={t('citation.mark', { number, place: placeLabel(t, cited) })}
        aria-describedby={card.id}
        onMouseEnter={(event) => card.show(event.currentTarget, cited)}
        onFocus={(event) => card.show(event.currentTarget, cited)}
        onMouseLeave={card.hide}
        onBlur={card.hide}
        onClick={() => jump(cited)}
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
