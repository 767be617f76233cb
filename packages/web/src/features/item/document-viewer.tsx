import { useTranslation } from 'react-i18next';
import classes from './item.module.css';

type Props = { url: string | null; title: string; page: number };

/** The pages themselves in the browser's own viewer; another page is another address, so the frame is made anew. */
export function DocumentViewer({ url, title, page }: Props) {
  const { t } = useTranslation();
  if (!url) {
    return (
      <div className={classes['noDocument']}>
        <p>{t('document.missing')}</p>
        <p>{t('document.missingText')}</p>
      </div>
    );
  }
  const address = `${url}#page=${page}`;
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
