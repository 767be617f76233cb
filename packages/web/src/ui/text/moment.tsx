import { shortDate } from '../../format/date.ts';
import { shortMoment } from '../../format/moment.ts';

/** A point in time by the reader's own clock. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shortMoment(iso) ?? iso}</time>;
}

/** The day of a point in time; the hour is for those who point at it. */
export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={shortMoment(iso) ?? undefined}>
      {shortDate(iso) ?? iso}
    </time>
  );
}
