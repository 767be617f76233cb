import { type Item, pathOfShow } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../../format/item-owner.ts';
import { shownTitle, truncate } from '../../format/text.ts';
import { Toolbar } from '../../ui/page/toolbar.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './item.module.css';

type Props = {
  item: Item;
  facts: readonly { key: string; node: ReactNode }[];
  /** What makes an organization of whose it is; null where there is one, and for who may not. */
  addOwner?: ReactNode;
  /** What plays it, where there is something to play. */
  play: ReactNode;
  /** What else can be done with it. */
  actions: ReactNode;
  /** What opens the tools of the keepers. */
  keep: ReactNode;
};

/** Whose it is: that of a show, else of an author, else of an organization. */
const publisherOf = ({ show, author, organizations, organization_named }: Item): string | null =>
  show?.name ?? author ?? ownOf(organizations)[0]?.name ?? organization_named;

/** A name of more characters is cut: it would break the row of facts. */
const mostOfName = 48;

/** Whose it is, who was connected first in front. */
const ownOf = (organizations: Item['organizations']) =>
  organizations.filter(({ relation }) => relation === 'of');

/** Who publishes it: a show and an organization have pages of their own, an author and who is not in the directory are only named. */
function Publisher({ item: { show, author, organizations, organization_named } }: { item: Item }) {
  const own = ownOf(organizations);
  if (show) return <Link to={pathOfShow(show)}>{show.name}</Link>;
  const named = author ?? organization_named ?? '';
  if (author !== null || own.length === 0)
    return (
      <span className={classes['owner']} title={named.length > mostOfName ? named : undefined}>
        {truncate(named, mostOfName)}
      </span>
    );
  return own.map(({ slug, name }, at) => (
    <Fragment key={slug}>
      {at > 0 ? ', ' : null}
      <Link to="/org/$id" params={{ id: slug }}>
        {name}
      </Link>
    </Fragment>
  ));
}

/** A title of more characters is set smaller, so that it has room beside what can be done. */
const longTitle = 30;

/** What an item is: its title, where it comes from, when and how long, and the things one does with it. */
export function ItemHeader({ item, facts, addOwner = null, play, actions, keep }: Props) {
  const { t } = useTranslation();
  const kind = t(`kindOne.${item.kind}`);
  const publisher = publisherOf(item);
  const title = shownTitle(item.title) || t('library.untitled');
  return (
    <header className={classes['header']}>
      <div className={classes['origin']}>
        <Monogram {...pictureOf(item, publisher ?? kind)} size={28} />
        <MetaLine
          parts={[
            { key: 'kind', node: kind },
            { key: 'publisher', node: publisher === null ? null : <Publisher item={item} /> },
            ...facts.filter((fact) => fact.key !== 'show'),
          ]}
        />
        {addOwner || keep ? (
          <span className={classes['keepers']}>
            {addOwner}
            {keep}
          </span>
        ) : null}
      </div>
      <div className={classes['named']}>
        <h1 data-long={title.length > longTitle || undefined}>{title}</h1>
        <Toolbar label={t('item.actions')} className={classes['actions']}>
          {play}
          {actions}
        </Toolbar>
      </div>
    </header>
  );
}
