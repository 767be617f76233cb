import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './item.module.css';
import { PageSelect, type PageTable } from './page-select.tsx';

/** Whether the browser shows a PDF inside a page; telephones mostly do not. */
export const canFrame = (url: string | null): url is string =>
  url !== null && navigator.pdfViewerEnabled !== false;

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
      <div className={classes['viewerHead']}>
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
      </div>
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
