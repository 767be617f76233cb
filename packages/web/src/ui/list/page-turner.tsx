import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './page-turner.module.css';

type Props = {
  page: number;
  pages: number;
  total: number;
  /** There are more than `total`. */
  isLeast?: boolean | undefined;
  onPage: (page: number) => void;
};

/** Goes through the pages of a list; nothing where there is only one. */
export function PageTurner({ page, pages, total, isLeast = false, onPage }: Props) {
  const { t } = useTranslation();
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav className={classes['turner']} aria-label={t('pagination.label')}>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconChevronLeft size={16} stroke={1.8} />}
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, Math.max(pages, 1)))}
      >
        {t('pagination.previous')}
      </Button>
      <span aria-live="polite">
        {t(isLeast ? 'pagination.placeOfMore' : 'pagination.place', { page, pages, total })}
      </span>
      <Button
        variant="default"
        size="sm"
        rightSection={<IconChevronRight size={16} stroke={1.8} />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('pagination.next')}
      </Button>
    </nav>
  );
}
