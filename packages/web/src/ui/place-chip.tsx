import { useTranslation } from 'react-i18next';
import { clock } from '../format/time.ts';
import { type Place, useJump } from './place.context.ts';
import classes from './place-chip.module.css';
import { placeLabel } from './place-label.ts';

type Props = { place: Place; end?: number | null; live?: boolean; quiet?: boolean };

/** A time, a range of time, a page or a paragraph that can be followed. The one that plays is filled. */
export function PlaceChip({ place, end = null, live = false, quiet = false }: Props) {
  const { t } = useTranslation();
  const jump = useJump();
  const label = placeLabel(t, place);
  const range = end !== null && place.seconds !== null ? `${label}–${clock(end)}` : label;
  return (
    <button
      type="button"
      className={classes['chip']}
      data-live={live || undefined}
      data-quiet={quiet || undefined}
      aria-label={
        place.seconds === null ? t('chip.goTo', { place: label }) : t('chip.playFrom', { time: range })
      }
      onClick={() => jump(place)}
    >
      {range}
    </button>
  );
}
