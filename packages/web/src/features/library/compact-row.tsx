import { type LibraryItem, pathOf, pathOfShow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { ownerOf } from '../../format/item-owner.ts';
import { shownTitle } from '../../format/text.ts';
import type { ListedPlace } from '../../ui/list/listed-place.ts';
import { useNewFact } from '../../ui/list/new-mark.tsx';
import classes from './compact-row.module.css';
import { lengthOf } from './item-facts.ts';
import { KindGlyph } from './kind-glyph.tsx';
import { ReadMark } from './read-mark.tsx';

type Props = { item: LibraryItem; place?: ListedPlace; status?: ReactNode; actions?: ReactNode };

/** Who is named first of those who speak, and how many more. */
function People({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const [first, ...others] = names;
  if (first === undefined) return null;
  return <>{others.length > 0 ? t('libraryList.people', { name: first, count: others.length }) : first}</>;
}

function Source({ item }: Pick<Props, 'item'>) {
  const { show, organization } = item;
  if (show) return <Link to={pathOfShow(show)}>{show.name}</Link>;
  return <>{organization?.name ?? ownerOf(item)}</>;
}

/** One item of the library on one line. */
export function CompactRow({ item, place, status, actions }: Props) {
  const { t } = useTranslation();
  const title = shownTitle(item.title) || t('library.untitled');
  const isNew = useNewFact(item.uuid);
  return (
    <li {...place} className={classes['row']} data-unread={item.reading?.state === 'unread' || undefined}>
      <ReadMark item={item} />
      <KindGlyph kind={item.kind} />
      <h2 title={title}>
        <Link to={pathOf(item)} data-row>
          {title}
        </Link>
      </h2>
      <span className={classes['source']}>
        {isNew.map(({ key, node }) => (
          <Fragment key={key}>{node} </Fragment>
        ))}
        <Source item={item} />
      </span>
      <span className={classes['people']} title={item.speakers.join(', ')}>
        <People names={item.speakers} />
      </span>
      <span className={classes['date']}>{item.release_date && shortDate(item.release_date)}</span>
      <span className={classes['length']}>{lengthOf(t, item)}</span>
      <span className={classes['actions']}>{actions}</span>
      {status ? <div className={classes['status']}>{status}</div> : null}
    </li>
  );
}
