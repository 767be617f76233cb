import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/field/segmented.tsx';
import type { SummaryView } from '../state/use-summary-view.ts';

/** Whether a summary is read as a page or as cards. */
export function ViewSwitch({ view, onChoose }: { view: SummaryView; onChoose: (view: SummaryView) => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('carousel.view')}
      value={view}
      choices={[
        { value: 'page', text: t('carousel.asPage') },
        { value: 'cards', text: t('carousel.asCards') },
      ]}
      onChoose={onChoose}
    />
  );
}
