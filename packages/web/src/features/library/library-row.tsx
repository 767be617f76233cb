import { type ItemCard, limits, pathOf, pathOfShow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardTitle } from '../../format/text.ts';
import { EntryRow } from '../../ui/list/entry-row.tsx';
import { useNewFact } from '../../ui/list/new-mark.tsx';
import { itemFacts } from './item-facts.ts';

type Props = { item: ItemCard; status?: ReactNode; level?: 2 | 3; ofShow?: boolean };

/** What an item belongs to, leading there where it has a page. */
const publisherOf = ({ show }: ItemCard, name: string | null): ReactNode =>
  show && name ? <Link to={pathOfShow(show)}>{name}</Link> : name;

/** One item of a list. `status` stands below it while it is being processed or has failed. */
export function LibraryRow({ item, status, level = 2, ofShow = false }: Props) {
  const { t } = useTranslation();
  const isNew = useNewFact(item.uuid);
  const kind = t(`kindOne.${item.kind}`);
  const facts = itemFacts(t, item)
    .filter(({ key }) => !ofShow || key !== 'show')
    .map(({ key, node }) => ({ key, node: key === 'show' ? publisherOf(item, node) : node }));
  return (
    <EntryRow
      picture={
        ofShow
          ? null
          : {
              name: item.show?.name ?? item.author ?? kind,
              image: item.show?.thumbnail_url ?? item.image_url,
            }
      }
      title={<Link to={pathOf(item)}>{cardTitle(item.title) || t('library.untitled')}</Link>}
      level={level}
      facts={[...isNew, ...(ofShow ? facts : [{ key: 'kind', node: kind }, ...facts])]}
      excerpt={item.one_liner ?? item.description}
      excerptMax={item.one_liner === null ? limits.descriptionExcerpt : limits.summaryExcerpt}
    >
      {status}
    </EntryRow>
  );
}
