import { useTranslation } from 'react-i18next';
import type { SummaryView } from './use-summary-view.ts';
import classes from './view-switch.module.css';

const views = [
  ['page', 'carousel.asPage'],
  ['cards', 'carousel.asCards'],
] as const;

/** Whether a summary is read as a page or as cards. */
export function ViewSwitch({ view, onChoose }: { view: SummaryView; onChoose: (view: SummaryView) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['switch']}>
      <legend className="visually-hidden">{t('carousel.view')}</legend>
      {views.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={view === value} onClick={() => onChoose(value)}>
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
