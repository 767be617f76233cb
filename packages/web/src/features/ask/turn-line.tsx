import { useTranslation } from 'react-i18next';
import classes from './answer.module.css';
import { turnKey } from './turn-key.ts';

/** Takes what was asked as a search, or what was searched for as a question; with the key that does the same. */
export function TurnLine({ isAsked, onTurn }: { isAsked: boolean; onTurn: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={classes['turn']}>
      <button type="button" onClick={onTurn}>
        {t(isAsked ? 'ask.turnToSearch' : 'ask.turnToAsk')}
      </button>{' '}
      <kbd>{turnKey}</kbd>
    </p>
  );
}
