import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../../format/shown-sum.ts';
import { type FilterChip, FilterChips } from '../../ui/list/filter-chips.tsx';
import { chosenIn, type FilterName, type SignalAddress, toggled } from './signal-address.ts';
import { nameOfState, timeText } from './signal-filters.tsx';

type Ask = (change: { [Name in keyof SignalAddress]?: string | undefined }) => void;
type Props = { address: SignalAddress; ask: Ask; count: string | null; whose: string | null };

/** Every filter off. */
export const noFilters: { [Name in keyof SignalAddress]?: undefined } = {
  kind: undefined,
  stage: undefined,
  asset: undefined,
  state: undefined,
  organization: undefined,
  amount: undefined,
  days: undefined,
  q: undefined,
};

function chipsOf(t: TFunction, { address, ask, whose }: Omit<Props, 'count'>): FilterChip[] {
  const chip = (name: FilterName, value: string, label: string): FilterChip => ({
    key: `${name} ${value}`,
    label,
    onRemove: () => ask({ [name]: toggled(address, name, value) }),
  });
  const one = (name: 'organization' | 'amount' | 'days' | 'q', label: string | null) =>
    address[name] && label !== null ? [{ key: name, label, onRemove: () => ask({ [name]: undefined }) }] : [];
  const { organization, amount, days, q } = address;
  return [
    ...chosenIn(address, 'kind').map((value) => chip('kind', value, t(`proceedings.kind.${value}`))),
    ...chosenIn(address, 'stage').map((value) => chip('stage', value, t(`proceedings.stage.${value}`))),
    ...chosenIn(address, 'asset').map((value) => chip('asset', value, t(`signals.asset.${value}`))),
    ...chosenIn(address, 'state').map((value) => chip('state', value, nameOfState(value))),
    ...one('organization', whose ?? organization ?? null),
    ...one('amount', amount ? t('signals.atLeast', { amount: shownMoney(Number(amount), 'USD') }) : null),
    ...one('days', days ? timeText(t, Number(days)) : null),
    ...one('q', q ? `“${q}”` : null),
  ];
}

/** The filters of the ledger that are on. `whose`: what the organization is called that it is narrowed to. */
export function SignalChips({ address, ask, count, whose }: Props) {
  const { t } = useTranslation();
  return (
    <FilterChips
      label={t('signals.filtersOn')}
      chips={chipsOf(t, { address, ask, whose })}
      count={count}
      onClear={() => ask(noFilters)}
    />
  );
}
