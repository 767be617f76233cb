import { useTranslation } from 'react-i18next';
import classes from './topic.module.css';

type Props = { all: boolean; hidden: number; onToggle: () => void };

/** Shows what a short list holds back; nothing when it holds nothing back. */
export function MoreToggle({ all, hidden, onToggle }: Props) {
  const { t } = useTranslation();
  if (hidden <= 0) return null;
  return (
    <button type="button" className={classes['more']} aria-expanded={all} onClick={onToggle}>
      {all ? t('topic.fewer') : t('topic.more', { count: hidden })}
    </button>
  );
}
