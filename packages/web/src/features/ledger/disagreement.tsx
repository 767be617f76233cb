import type { LedgerSignal, SignalTelling } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../../format/shown-sum.ts';
import { shownTitle } from '../../format/text.ts';
import classes from './ledger.module.css';

type Disputed = LedgerSignal['disputed'][number];

/** What one source says of a field; null where it says nothing. */
function saidOf(
  t: TFunction,
  field: Disputed,
  { amount, measure, stage, vote }: SignalTelling,
): string | null {
  if (field === 'amount') return amount && shownMoney(amount.value.value, amount.value.currency);
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
              const said = saidOf(t, field, telling);
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
