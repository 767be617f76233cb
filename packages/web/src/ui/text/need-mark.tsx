import { useTranslation } from 'react-i18next';
import classes from './need-mark.module.css';

/** Says that something is of what its reader needs to know, in the reader's own words. */
export function NeedMark({ need }: { need: string }) {
  const { t } = useTranslation();
  return <span className={classes['need']}> {t('needs.mark', { need })}</span>;
}
