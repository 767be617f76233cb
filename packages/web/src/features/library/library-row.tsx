import { type ItemCard, limits, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle, truncate } from '../../format/text.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { itemFacts } from './item-facts.ts';
import classes from './library.module.css';

/** One item of a list. `status` stands below it while it is being processed or has failed. */
export function LibraryRow({ item, status }: { item: ItemCard; status?: ReactNode }) {
  const { t } = useTranslation();
  const publisher = item.show?.name ?? item.author ?? t(`kindOne.${item.kind}`);
  const facts = [{ key: 'kind', node: t(`kindOne.${item.kind}`) }, ...itemFacts(t, item)];
  const excerpt = item.one_liner ?? item.description;
  return (
    <li className={classes['row']}>
      <Monogram name={publisher} image={item.show?.thumbnail_url ?? item.image_url} />
      <div className={classes['words']}>
        <h2>
          <Link to={pathOf(item)}>{shownTitle(item.title) || t('library.untitled')}</Link>
        </h2>
        <MetaLine parts={facts} />
        {excerpt ? <p className={classes['excerpt']}>{truncate(excerpt, limits.summaryExcerpt)}</p> : null}
        {status}
      </div>
    </li>
  );
}
