import type { ListInfo } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideList, SideListRow, SideListRows } from '../../../ui/list/side-list.tsx';
import { amountOf } from './list-amount.ts';
import { shortListTitle } from './list-title.ts';

const shownCount = 5;

/** A few lists by their names. */
export function ListLinks({
  title,
  lists,
  aside,
}: {
  title: string;
  lists: readonly ListInfo[];
  aside?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <SideList title={title} aside={aside}>
      <SideListRows>
        {lists.slice(0, shownCount).map((list) => (
          <SideListRow
            key={list.uuid}
            title={
              <Link to="/watch/$id" params={{ id: list.uuid }} title={list.title}>
                {shortListTitle(list.title)}
              </Link>
            }
            facts={[
              { key: 'category', node: list.category },
              { key: 'count', node: amountOf(t, list) },
            ]}
          />
        ))}
      </SideListRows>
    </SideList>
  );
}
