import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Toolbar } from '../../ui/page/toolbar.tsx';
import { canFrame } from './can-frame.ts';
import classes from './item.module.css';

/** The pages of a document; what begins on a page, where that is known. */
type PageTable = { count: number; titles: ReadonlyMap<number, string> };

type PageSelectProps = { table: PageTable; page: number; onPage: (page: number) => void };

/** The table of pages: chooses one, or turns to the next. */
function PageSelect({ table, page, onPage }: PageSelectProps) {
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

type Props = {
  url: string | null;
  title: string;
  page: number;
  table: PageTable;
  onPage: (page: number) => void;
};

/** The pages themselves in the browser's own viewer; another page is another address, so the frame is made anew. */
export function DocumentViewer({ url, title, page, table, onPage }: Props) {
  const { t } = useTranslation();
  const address = `${url}#page=${page}`;
  const framed = canFrame(url);
  return (
    <div className={classes['viewer']} data-framed={framed || undefined}>
      <Toolbar label={t('document.tools')} className={classes['viewerHead']}>
        {table.count > 1 ? <PageSelect table={table} page={page} onPage={onPage} /> : null}
        {url ? (
          <Button
            component="a"
            size="compact-sm"
            variant="default"
            href={address}
            target="_blank"
            rel="noreferrer"
            title={t('narration.documentHint')}
            leftSection={<IconFileText size={16} stroke={1.6} />}
          >
            {t('narration.document')}
          </Button>
        ) : null}
      </Toolbar>
      {framed ? (
        <iframe key={address} src={address} title={t('document.frame', { title })} />
      ) : (
        <div className={classes['noDocument']}>
          {url ? (
            <p>{t('document.noViewer')}</p>
          ) : (
            <>
              <p>{t('document.missing')}</p>
              <p>{t('document.missingText')}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}
