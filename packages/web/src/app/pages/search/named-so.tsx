import { type ItemCard, pathOf, type SearchAnswer } from '@ecco/contract';
import { printValue } from '@ecco/domain/search-language';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cardTitle } from '../../../format/text.ts';
import classes from './search-page.module.css';

type CalledSo = SearchAnswer['called_so'][number];

const titlesShown = 3;

type NameProps = { named: CalledSo; onNarrow: (part: string) => void };

/** Something that is called so, leading to its page; an organization or a place narrows the search to it. */
function Name({ named: { type, uuid, slug, name, content_type: kind, items }, onNarrow }: NameProps) {
  const { t } = useTranslation();
  const label = t('searching.calledSoItems', { name, count: items });
  if (type === 'item' && kind && uuid !== null) return <Link to={pathOf({ kind, slug, uuid })}>{name}</Link>;
  if (type === 'person') {
    return (
      <Link to="/people/$id" params={{ id: slug }}>
        {label}
      </Link>
    );
  }
  if (type === 'organisation' || type === 'show') {
    const operator = type === 'show' ? 'show' : 'org';
    return (
      <button type="button" onClick={() => onNarrow(`${operator}:${printValue(name)}`)}>
        {label}
      </button>
    );
  }
  return <span>{label}</span>;
}

type Props = {
  called: readonly CalledSo[];
  titles: readonly ItemCard[];
  /** Searches for what has this part. */
  onNarrow: (part: string) => void;
};

/** What is called as the search is, and items that have its words in their titles: a line each above the passages. */
export function NamedSo({ called, titles, onNarrow }: Props) {
  const { t } = useTranslation();
  if (called.length + titles.length === 0) return null;
  return (
    <dl className={classes['named']}>
      {called.length > 0 ? (
        <>
          <dt>{t('searching.calledSo')}</dt>
          <dd>
            {called.map((named) => (
              <Name key={`${named.type} ${named.slug}`} named={named} onNarrow={onNarrow} />
            ))}
          </dd>
        </>
      ) : null}
      {titles.length > 0 ? (
        <>
          <dt>{t('searching.titles')}</dt>
          <dd>
            {titles.slice(0, titlesShown).map((item) => (
              <Link key={item.uuid} to={pathOf(item)}>
                {cardTitle(item.title) || t('library.untitled')}
              </Link>
            ))}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
