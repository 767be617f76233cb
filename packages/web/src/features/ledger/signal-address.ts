import { sortNamed } from '@ecco/contract';
import { assetGroups, ledgerColumns, signalKinds, signalStages, states } from '@ecco/domain';
import type { SignalsQuery } from './api/signals.api.ts';

/** What an address says of signals. */
export type SignalAddress = Partial<
  Record<'kind' | 'stage' | 'asset' | 'state' | 'organization' | 'amount' | 'days' | 'q' | 'sort', string>
>;

const filterNames = ['kind', 'stage', 'asset', 'state'] as const;
export type FilterName = (typeof filterNames)[number];

const known = {
  kind: signalKinds,
  stage: signalStages,
  asset: assetGroups,
  state: states.map(({ code }) => code),
} as const;
type Value<Name extends FilterName> = (typeof known)[Name][number];

/** Least amounts, and days back, that can be chosen. */
export const amounts = [1e6, 1e7, 5e7, 1e8, 5e8] as const;
export const spans = [30, 90, 365] as const;

/** The values of a filter that an address names; what nobody knows is left out. */
export function chosenIn<Name extends FilterName>(address: SignalAddress, name: Name): Value<Name>[] {
  const named = new Set((address[name] ?? '').split(','));
  const values: readonly Value<Name>[] = known[name];
  return values.filter((value) => named.has(value));
}

const positive = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= 36_500 ? value : undefined;
};

const amountOf = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 && value <= 1e15 ? value : undefined;
};

/** What an address asks for, as the call names it. */
export function signalsQuery(address: SignalAddress): SignalsQuery {
  const several = (name: FilterName) => chosenIn(address, name).join(',') || undefined;
  return {
    kind: several('kind'),
    stage: several('stage'),
    asset: several('asset'),
    state: several('state'),
    organization: address.organization?.slice(0, 300) || undefined,
    amount_min: amountOf(address.amount),
    days: positive(address.days),
    query: address.q?.trim().slice(0, 200) || undefined,
    sort: sortNamed(address.sort, ledgerColumns),
  };
}

/** A filter with one value more, or without it. */
export function toggled(address: SignalAddress, name: FilterName, value: string): string | undefined {
  const chosen: string[] = chosenIn(address, name);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return next.join(',') || undefined;
}

/** Whether anything but the order is asked for. */
export const isFiltered = (address: SignalAddress): boolean =>
  Object.entries(signalsQuery(address)).some(([name, value]) => name !== 'sort' && value !== undefined);

/** The filter as words of an address, in one order, so that the same search is kept once. */
export function filterText(address: SignalAddress): string {
  const names = [...filterNames, 'organization', 'amount', 'days', 'q'] as const;
  return new URLSearchParams(
    names
      .flatMap((name) => {
        const value = address[name];
        return value ? [[name, value] as const] : [];
      })
      .map(([name, value]) => [name, value]),
  ).toString();
}
