import { useTranslation } from 'react-i18next';
import classes from './search.module.css';
import type { ResultOrder } from './sort-results.ts';

const orders = [
  ['relevance', 'search.byRelevance'],
  ['time', 'search.byTime'],
] as const;

export function OrderToggle({
  order,
  onOrder,
}: {
  order: ResultOrder;
  onOrder: (order: ResultOrder) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes['orders']}>
      <legend className="visually-hidden">{t('search.order')}</legend>
      {orders.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={order === value} onClick={() => onOrder(value)}>
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
