import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './item.module.css';

/** The pages of a document; what begins on a page, where that is known. */
export type PageTable = { count: number; titles: ReadonlyMap<number, string> };

type Props = { table: PageTable; page: number; onPage: (page: number) => void };

/** The table of pages: chooses one, or turns to the next. */
export function PageSelect({ table, page, onPage }: Props) {
  const { t } = useTranslation();
  const { count, titles } = table;
  const pages = Array.from({ length: count }, (_, at) => at + 1);
  const nameOf = (number: number): string => {
    const title = titles.get(number);
    return title === undefined
      ? t('transcript.page', { page: number })
      : t('narration.pageNamed', { page: number, title });
  };
  return (
    <span className={classes['turner']}>
      <ActionIcon
        variant="subtle"
        size={32}
        disabled={page <= 1}
        aria-label={t('narration.previous')}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.6} />
      </ActionIcon>
      <select
        aria-label={t('narration.choose')}
        value={page}
        onChange={(event) => onPage(Number(event.currentTarget.value))}
      >
        {pages.map((number) => (
          <option key={number} value={number}>
            {nameOf(number)}
          </option>
        ))}
      </select>
      <ActionIcon
        variant="subtle"
        size={32}
        disabled={page >= count}
        aria-label={t('narration.next')}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.6} />
      </ActionIcon>
    </span>
  );
}
