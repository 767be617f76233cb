import type { PensionSearch } from '@ecco/contract';
import { states } from '@ecco/domain';
import { isRecord } from '../../persistence/browser-storage.ts';

/** As the server bounds it. */
const valuesMax = 100;
const daysMax = 3_650;

const filterWords = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, valuesMax)
    : [];
const dollarsIn = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 ? value : undefined;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The filter that an address holds as JSON; what of it cannot be asked for is left out, and nothing is null. */
export function readFilter(text: string): PensionSearch | null {
  const said = jsonOf(text);
  if (!isRecord(said)) return null;
  const { topics, state, allocating, aum, organizations, events } = said;
  const known = filterWords(state).filter((code) => states.some((one) => one.code === code));
  const days = isRecord(events) ? events['days_range'] : null;
  const isTime = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= daysMax;
  return {
    topics: filterWords(topics),
    state: known,
    organizations: filterWords(organizations),
    ...(typeof allocating === 'boolean' && { allocating }),
    ...(isRecord(aum) && { aum: { min: dollarsIn(aum['min']), max: dollarsIn(aum['max']) } }),
    ...(isTime && { events: { days_range: days } }),
  };
}
