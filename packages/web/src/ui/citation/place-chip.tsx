import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { clock } from '../../format/time.ts';
import { type Jump, useJump } from './place.context.ts';
import { type Place, placeLabel } from './place.ts';
import classes from './place-chip.module.css';

type Props = { place: Place; end?: number | null; live?: boolean; quiet?: boolean };

/** The chip for those who have the words and the way already, such as the thousands of lines of a list. */
export function PlainPlaceChip({
  t,
  jump,
  place,
  end = null,
  live = false,
  quiet = false,
}: Props & { t: TFunction; jump: Jump }) {
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

/** A time, a range of time, a page or a paragraph that can be followed. The one that plays is filled. */
export function PlaceChip(props: Props) {
  const { t } = useTranslation();
  const jump = useJump();
  return <PlainPlaceChip t={t} jump={jump} {...props} />;
}
