import type { SignalTelling } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownTitle } from '../../format/text.ts';
import { AlsoAt } from '../../ui/citation/also-at.tsx';
import { distinctPlaces } from '../../ui/citation/distinct-places.ts';
import { citedPlace, placeLabel } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { ItemLink } from './item-link.tsx';
import classes from './ledger.module.css';

/** The item that tells a signal, with the places where it does. */
export function SignalSource({ telling: { item, also_at, date, places } }: { telling: SignalTelling }) {
  const { t } = useTranslation();
  const cited = distinctPlaces(t, places.map(citedPlace));
  return (
    <li>
      <ItemLink item={item}>{shownTitle(item.title) || t('library.untitled')}</ItemLink>
      {date ? <time dateTime={date}>{shortDate(date)}</time> : null}
      <span className={classes['places']}>
        {cited.map((place) => (
          <PlaceChip key={placeLabel(t, place)} place={place} quiet />
        ))}
      </span>
      <AlsoAt items={also_at} />
    </li>
  );
}
