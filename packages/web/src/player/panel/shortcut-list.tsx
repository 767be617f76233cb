import { limits } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import classes from './bar-panel.module.css';

const shortcuts = ['toggle', 'step', 'speed', 'list'] as const;

/** What keys do while nothing that takes keys itself has the focus. */
export function ShortcutList() {
  const { t } = useTranslation();
  return (
    <details className={classes['keys']}>
      <summary>{t('playing.keys')}</summary>
      <dl>
        {shortcuts.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t(`playing.keyName.${name}`)}</kbd>
            </dt>
            <dd>{t(`playing.key.${name}`, { seconds: limits.seekStepSeconds })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
