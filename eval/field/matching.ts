/** How a reading is held against what a case says of it. */
import type { Reading } from './readings.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists agree item by item; of a record, only what is expected counts. */
function agrees(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one, at) => agrees(actual[at], one))
    );
  if (isRecord(expected))
    return isRecord(actual) && Object.entries(expected).every(([key, one]) => agrees(actual[key], one));
  return Object.is(actual, expected);
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
const wordsOf = ({ text }: Reading): string => (typeof text === 'string' ? text.replace(/\s+/g, ' ') : '');

/** Expectations that are no part of a reading, but ask something of it. */
const questions: Readonly<Record<string, (reading: Reading, wanted: unknown) => boolean>> = {
  /** Words that are there, and words that are not. */
  contains: (reading, requested) => textsOf(requested).every((words) => wordsOf(reading).includes(words)),
  lacks: (reading, wanted) => !textsOf(wanted).some((words) => wordsOf(reading).includes(words)),
  /** A word of the reason for which it was refused. */
  whyHas: (reading, wanted) => String(reading['why']).includes(String(wanted)),
  /** Any of several readers may be right. */
  reader: (reading, wanted) => textsOf(wanted).includes(String(reading['reader'])),
};

/** Whether a reading is as a case expects it; what the case does not name is not judged. */
export const isAsExpected = (reading: Reading, expected: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(expected).every(([key, requested]) => {
    const ask = questions[key];
    return ask ? ask(reading, requested) : agrees(reading[key], requested);
  });
