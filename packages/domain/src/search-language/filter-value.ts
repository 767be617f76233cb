import { type ContentKind, contentKinds } from '../content-kind.ts';
import { type ThemeId, themes } from '../theme.ts';
import { beingValues, havingValues, isNaming, type SearchOperator } from './operator.ts';
import type { ProblemCode, SearchFilter } from './search-language.types.ts';
import { unquoted } from './unquoted.ts';

type FilterReading = { filter: SearchFilter } | { problem: ProblemCode };

const valueMax = 120;
const unknown: FilterReading = { problem: 'unknown_value' };

/** Other words for a kind, as people type them. */
const kindNames: Readonly<Record<string, ContentKind>> = {
  podcast: 'episode',
  pdf: 'document',
  paper: 'document',
  call: 'earnings',
  earning: 'earnings',
};

/** Whatever is older is as old: dates of more years ago no database knows. */
const ageMaxDays = 365_000;

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/** Reads the value of an operator; says what is wrong with one that it does not take. */
export function readFilter(operator: SearchOperator, given: string): FilterReading {
  const value = unquoted(given.slice(0, valueMax));
  if (!/[\p{L}\p{N}]/u.test(value)) return { problem: 'empty_value' };
  if (isNaming(operator)) return { filter: { operator, value } };
  switch (operator) {
    case 'kind':
      return readKind(value.toLowerCase());
    case 'theme':
      return readTheme(value.toLowerCase());
    case 'after':
    case 'before':
      return readDay(operator, value);
    case 'age':
      return readAge(value.toLowerCase());
    case 'has': {
      const having = havingValues.find((one) => matches(one, value));
      return having ? { filter: { operator, value: having } } : unknown;
    }
    case 'is': {
      const being = beingValues.find((one) => matches(one, value));
      return being ? { filter: { operator, value: being } } : unknown;
    }
  }
}

/** One or many of it. */
const matches = (name: string, value: string): boolean => [name, `${name}s`].includes(value.toLowerCase());

function readKind(value: string): FilterReading {
  const known = contentKinds.find((kind) => matches(kind, value));
  const kind = known ?? kindNames[value] ?? kindNames[value.replace(/s$/u, '')];
  return kind ? { filter: { operator: 'kind', value: kind } } : unknown;
}

const themeIds: readonly ThemeId[] = [1, 2, 3, 4, 5, 6, 7];

/** By its number, its name, or a word that its name begins a word with. */
function readTheme(value: string): FilterReading {
  const named = themeIds.find(
    (id) => String(id) === value || ` ${themes[id].toLowerCase()}`.includes(` ${value}`),
  );
  return named ? { filter: { operator: 'theme', value: named } } : unknown;
}

function readDay(operator: 'after' | 'before', value: string): FilterReading {
  const [, year = '', month = '01', date = '01'] =
    /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/u.exec(value) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = new Date(`${day}T00:00:00Z`);
  // The calendar turns the 31st of a short month into the next one's first.
  const isDay = year > '0000' && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
  return isDay ? { filter: { operator, value, day } } : { problem: 'bad_date' };
}

function readAge(value: string): FilterReading {
  const [, sign = '<', count = '', unit = 'd'] = /^([<>])?=?(\d{1,4})([dwmy])?$/u.exec(value) ?? [];
  const days = Math.min(Number(count) * (daysOf[unit] ?? 1), ageMaxDays);
  return count === '' || days === 0
    ? { problem: 'bad_age' }
    : { filter: { operator: 'age', value, younger: sign === '<', days } };
}
