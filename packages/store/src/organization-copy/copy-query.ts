import { offsetOf } from '../connection/page.ts';
import type { FundsFilter, FundsQuery, Period } from '../funds/index.ts';
import { lowerSigns } from '../text/lower-signs.ts';
import type { OrganizationCopyRow } from './cached-organization.types.ts';
import type { OrganizationIndex } from './organization-index.ts';

/** A filter of which nothing has to be looked up any more. */
type LookedUp = Omit<FundsFilter, 'topics' | 'organizationIds' | 'allocating'>;
type CopyQuery = LookedUp & Pick<FundsQuery, 'words' | 'meeting' | 'silent'>;
type Assets = NonNullable<FundsFilter['assets']>;
type Test = (row: OrganizationCopyRow) => boolean;

/** Whether a moment, in ms, is in a time. */
export function isWithin({ from, to }: Period): (at: number) => boolean {
  const [first, end] = [
    from?.getTime() ?? Number.NEGATIVE_INFINITY,
    to?.getTime() ?? Number.POSITIVE_INFINITY,
  ];
  return (at) => at >= first && at < end;
}

const meetingIn = (period: Period): Test => {
  const isIn = isWithin(period);
  return ({ meetings }) => meetings.some(({ heldAt }) => heldAt !== null && isIn(heldAt));
};

const not =
  (test: Test): Test =>
  (row) =>
    !test(row);

const amongValues = <Value>(
  values: readonly Value[] | undefined,
  read: (row: OrganizationCopyRow) => Value | null,
): Test[] => {
  if (values === undefined) return [];
  const requested = new Set<Value | null>(values);
  return [(row) => requested.has(read(row))];
};

const hasAssets =
  ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Assets): Test =>
  ({ totalAssets }) =>
    totalAssets !== null && totalAssets >= min && totalAssets < max;

/** What an organization has to be: the same as the condition of the database says. */
export function testOf({ ids, exceptIds, types, states, assets, words, meeting, silent }: CopyQuery): Test {
  const except = exceptIds && new Set(exceptIds);
  const sought = words && lowerSigns(words);
  const tests = [
    ...amongValues(types, ({ type }) => type),
    ...amongValues(states, ({ state }) => state),
    ...amongValues(ids, ({ id }) => id),
    ...(except ? [({ id }: OrganizationCopyRow) => !except.has(id)] : []),
    ...(assets && (assets.min ?? assets.max) !== undefined ? [hasAssets(assets)] : []),
    ...(meeting ? [meetingIn(meeting)] : []),
    ...(silent ? [not(meetingIn(silent))] : []),
    ...(sought ? [({ words: own }: OrganizationCopyRow) => own.includes(sought)] : []),
  ];
  return (row) => tests.every((test) => test(row));
}

/** The ids of one page of what is asked for, and how many there are of all pages. */
export function pageOfIds(
  organizationIndex: OrganizationIndex,
  { order, page, perPage, ...asked }: Omit<FundsQuery, keyof FundsFilter> & LookedUp,
): { ids: string[]; total: number } {
  const rows = organizationIndex.inOrder(order).filter(testOf(asked));
  const start = offsetOf({ page, perPage });
  return { ids: rows.slice(start, start + perPage).map(({ id }) => id), total: rows.length };
}
