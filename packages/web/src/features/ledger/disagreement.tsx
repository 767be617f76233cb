import type { LedgerSignal, SignalTelling } from '@ecco/contract';
import { amountWords } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../../format/shown-sum.ts';
import { shownTitle } from '../../format/text.ts';
import classes from './ledger.module.css';

type Money = NonNullable<SignalTelling['amount']>['value'];
type DisputedField = LedgerSignal['disputed'][number];

/** A sum, with its bound or range where it has one. */
const sumOf = ({ value, currency, terms }: Money): string =>
  terms === null ? shownMoney(value, currency) : amountWords(value, currency, terms);

/** What one source says of a field; null where it says nothing. */
function disputedValue(
  t: TFunction,
  field: DisputedField,
  { amount, measure, stage, vote }: SignalTelling,
): string | null {
  if (field === 'amount') return amount && sumOf(amount.value);
  if (field === 'measure') return measure?.value ?? null;
  if (field === 'stage') return stage && t(`proceedings.stage.${stage.value}`);
  return vote && t('signals.voted', { yes: vote.yes ?? '?', no: vote.no ?? '?' });
}

/** Where those who tell a signal differ, what each of them says. */
export function Disagreement({ signal: { disputed, tellings } }: { signal: LedgerSignal }) {
  const { t } = useTranslation();
  return (
    <div className={classes['dispute']}>
      <strong>{t('signals.disputed')}</strong>
      <dl>
        {disputed.map((field) => (
          <div key={field}>
            <dt>{t(`signals.differs.${field}`)}</dt>
            {tellings.map((telling) => {
              const said = disputedValue(t, field, telling);
              return said === null ? null : (
                <dd key={telling.item.uuid}>
                  {said} <span>{shownTitle(telling.item.title)}</span>
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </div>
  );
}
