import type { SignalCounts } from '@ecco/contract';
import { states } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../../format/shown-sum.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import classes from './ledger.module.css';
import { amounts, chosenIn, type FilterName, type SignalAddress, spans, toggled } from './signal-address.ts';

type Ask = (change: { [Name in keyof SignalAddress]?: string | undefined }) => void;
type Props = { address: SignalAddress; counts: SignalCounts | undefined; ask: Ask };
type Choice = { value: string; text: string; count: number };

/** A count, which is the least there are where not all were counted. */
const shownCount = (count: number, isPartial: boolean): string =>
  `${count.toLocaleString('en-US')}${isPartial ? '+' : ''}`;

type ChipsProps = Pick<Props, 'address' | 'ask'> & {
  name: Exclude<FilterName, 'state'>;
  choices: readonly Choice[];
  isPartial: boolean;
};

/** What is counted, and what is chosen and leaves nothing. */
function withChosen<Value extends string>(
  counted: readonly { value: Value; count: number }[],
  chosen: readonly Value[],
): { value: Value; count: number }[] {
  const none = chosen.filter((value) => !counted.some((one) => one.value === value));
  return [...counted, ...none.map((value) => ({ value, count: 0 }))];
}

/** The choices of a filter, any number of which may be pressed. */
function Chips({ address, ask, name, choices, isPartial }: ChipsProps) {
  const { t } = useTranslation();
  const chosen: readonly string[] = chosenIn(address, name);
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes['chips']}>
      <legend>{t(`signals.by.${name}`)}</legend>
      {choices.map(({ value, text, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen.includes(value)}
          onClick={() => ask({ [name]: toggled(address, name, value) })}
        >
          {text} <span>{shownCount(count, isPartial)}</span>
        </button>
      ))}
    </fieldset>
  );
}

export const nameOfState = (code: string): string =>
  states.find((state) => state.code === code)?.name ?? code;

export function timeText(t: TFunction, days: number): string {
  return days === 365 ? t('signals.lastYear') : t('signals.lastDays', { count: days });
}

/** What the list can be narrowed to; each choice says how many signals it leaves. */
export function SignalFilters({ address, counts, ask }: Props) {
  const { t } = useTranslation();
  const kinds = withChosen(counts?.kind ?? [], chosenIn(address, 'kind'));
  const stages = withChosen(counts?.stage ?? [], chosenIn(address, 'stage'));
  const assets = withChosen(counts?.asset ?? [], chosenIn(address, 'asset'));
  const isPartial = counts?.partial === true;
  const [state = ''] = chosenIn(address, 'state');
  const offered = withChosen(counts?.state ?? [], state === '' ? [] : [state]);
  return (
    <div className={classes['filters']}>
      <Chips
        address={address}
        ask={ask}
        name="kind"
        isPartial={isPartial}
        choices={kinds.map((one) => ({ ...one, text: t(`proceedings.kind.${one.value}`) }))}
      />
      <Chips
        address={address}
        ask={ask}
        name="stage"
        isPartial={isPartial}
        choices={stages.map((one) => ({ ...one, text: t(`proceedings.stage.${one.value}`) }))}
      />
      <Chips
        address={address}
        ask={ask}
        name="asset"
        isPartial={isPartial}
        choices={assets.map((one) => ({ ...one, text: t(`signals.asset.${one.value}`) }))}
      />
      <SelectField
        label={t('signals.by.state')}
        value={state}
        data={[
          { value: '', label: t('signals.anyState') },
          ...offered.map(({ value, count }) => ({
            value,
            label: `${nameOfState(value)} (${shownCount(count, isPartial)})`,
          })),
        ]}
        onChange={(event) => ask({ state: event.currentTarget.value || undefined })}
      />
      <SelectField
        label={t('signals.amount')}
        value={address.amount ?? ''}
        data={[
          { value: '', label: t('signals.anyAmount') },
          ...amounts.map((value) => ({
            value: String(value),
            label: t('signals.atLeast', { amount: shownMoney(value, 'USD') }),
          })),
        ]}
        onChange={(event) => ask({ amount: event.currentTarget.value || undefined })}
      />
      <SelectField
        label={t('signals.time')}
        value={address.days ?? ''}
        data={[
          { value: '', label: t('signals.anyTime') },
          ...spans.map((days) => ({ value: String(days), label: timeText(t, days) })),
        ]}
        onChange={(event) => ask({ days: event.currentTarget.value || undefined })}
      />
    </div>
  );
}
