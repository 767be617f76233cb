import { useTranslation } from 'react-i18next';
import classes from './item.module.css';

/** Whether the browser shows a PDF inside a page; telephones mostly do not. */
export const canFrame = (url: string | null): boolean => url !== null && navigator.pdfViewerEnabled !== false;

type Props = { url: string | null; title: string; page: number };

/** The pages themselves in the browser's own viewer; another page is another address, so the frame is made anew. */
export function DocumentViewer({ url, title, page }: Props) {
  const { t } = useTranslation();
  const address = `${url}#page=${page}`;
  if (!url || !canFrame(url)) {
    return (
      <div className={classes['noDocument']}>
        <p>{t('document.missing')}</p>
        <p>{t(url ? 'document.noViewer' : 'document.missingText')}</p>
        {url ? (
          <a href={address} target="_blank" rel="noreferrer">
            {t('document.open')}
          </a>
        ) : null}
      </div>
    );
  }
  return (
    <div className={classes['viewer']}>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {t('document.open')}
        </a>
        <span className="tabular">{t('transcript.page', { page })}</span>
      </p>
      <iframe key={address} src={address} title={t('document.frame', { title })} />
    </div>
  );
}
