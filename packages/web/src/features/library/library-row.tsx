import { type ItemCard, limits, pathOf, pathOfShow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../../format/item-owner.ts';
import { informativeExcerpt } from '../../format/row-excerpt.ts';
import { shownTitle } from '../../format/text.ts';
import { EntryRow } from '../../ui/list/entry-row.tsx';
import type { ListedPlace } from '../../ui/list/listed-place.ts';
import { useNewFact } from '../../ui/list/new-mark.tsx';
import { itemFacts } from './item-facts.ts';

type Props = {
  item: ItemCard;
  place?: ListedPlace;
  status?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  ofShow?: boolean;
  mark?: string;
};

/** What an item belongs to, leading there where it has a page. */
const publisherOf = ({ show }: ItemCard, name: string | null): ReactNode =>
  show && name ? <Link to={pathOfShow(show)}>{name}</Link> : name;

/**
 * One item of a list. `status` stands below it while it is being processed or has failed; `mark` names whose initials it
 * bears where it says nothing of whose it is.
 */
export function LibraryRow({ item, place, status, actions, level = 2, ofShow = false, mark }: Props) {
  const { t } = useTranslation();
  const isNew = useNewFact(item.uuid);
  const kind = t(`kindOne.${item.kind}`);
  const excerpt = informativeExcerpt(item) ?? item.description;
  const facts = itemFacts(t, item)
    .filter(({ key }) => !ofShow || key !== 'show')
    .map(({ key, node }) => ({ key, node: key === 'show' ? publisherOf(item, node) : node }));
  return (
    <EntryRow
      {...(place && { place })}
      picture={ofShow ? null : pictureOf(item, mark ?? kind)}
      title={<Link to={pathOf(item)}>{shownTitle(item.title) || t('library.untitled')}</Link>}
      level={level}
      facts={[...isNew, ...(ofShow ? facts : [{ key: 'kind', node: kind }, ...facts])]}
      excerpt={excerpt}
      excerptMax={excerpt === item.one_liner ? limits.summaryExcerpt : limits.descriptionExcerpt}
    >
      {status}
      {actions}
    </EntryRow>
  );
}
