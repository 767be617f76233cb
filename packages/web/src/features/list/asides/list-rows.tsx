import type { ListInfo } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowWords } from '../../../ui/list/row-words.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import classes from '../list.module.css';
import { amountOf } from './list-amount.ts';
import { shortListTitle } from './list-title.ts';

type Props = {
  lists: readonly ListInfo[];
  /** What may be done with a list. */
  actionsOf?: (list: ListInfo) => ReactNode;
};

/** Lists, one to a row: what they are called, how much they hold, when they changed last. */
export function ListRows({ lists, actionsOf }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={classes['lists']}>
      {lists.map((list) => (
        <li key={list.uuid} className={classes['listRow']}>
          <RowWords
            title={
              <Link to="/watch/$id" params={{ id: list.uuid }} title={list.title}>
                {shortListTitle(list.title)}
              </Link>
            }
            facts={[
              {
                key: 'kind',
                // Among one's own, what everybody sees is told from the rest.
                node: actionsOf && list.type === 'curated' ? t('list.curatedOne') : null,
              },
              { key: 'category', node: list.category },
              { key: 'count', node: amountOf(t, list) },
              {
                key: 'sharer',
                node: list.shared_by === null ? null : t('list.sharedBy', { name: list.shared_by }),
              },
              {
                key: 'updated',
                node: (
                  <>
                    {t('list.updated')} <Day iso={list.updated_at} />
                  </>
                ),
              },
            ]}
            text={list.description}
          />
          {actionsOf ? <div className={classes['rowActions']}>{actionsOf(list)}</div> : null}
        </li>
      ))}
    </ul>
  );
}
