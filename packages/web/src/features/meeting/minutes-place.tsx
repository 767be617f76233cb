import type { Citation } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placeQuery } from '../../format/place-href.ts';
import { placeLabel, placeOf } from '../../ui/citation/place.ts';
import { nameOfSource } from './choose-source.ts';
import classes from './minutes-comparison.module.css';

type Props = { side: 'recording' | 'minutes'; citation: Citation; meeting: string };

/** The way to a place in the recording or the minutes, on the page of the meeting. Its words are there for who points at it. */
export function MinutesPlace({ side, citation, meeting }: Props) {
  const { t } = useTranslation();
  const { item, source_text } = citation;
  const place = placeOf(citation);
  const label = placeLabel(t, place);
  return (
    <Link
      className={classes['place']}
      to="/event/$id"
      params={{ id: meeting }}
      search={{ select: nameOfSource(item), ...placeQuery(place) }}
      resetScroll={false}
      title={source_text}
    >
      {t(`meeting.compare.in.${side}`, { place: label })}
    </Link>
  );
}
