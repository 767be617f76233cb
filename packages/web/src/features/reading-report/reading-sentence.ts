import type { ReadingEntry } from '@ecco/contract';
import { readingFaults } from '@ecco/domain';
import type { TFunction } from 'i18next';

/** "3 of 240 captions have times that can’t be read." */
export function readingSentence(t: TFunction, { what, count, of }: ReadingEntry): string {
  const { unit } = readingFaults[what];
  const all = t('readingReport.all', {
    whole: of ?? count,
    unit: t(`readingReport.units.${unit}`, { count: of ?? count }),
  });
  const share = of === null ? all : t('readingReport.share', { part: count, all });
  return t('readingReport.sentence', { share, fault: t(`readingReport.faults.${what}`, { count }) });
}

/** "The first is at line 14."; empty where no place is known. */
export function firstPlace(t: TFunction, { count, first }: ReadingEntry): string {
  if (first === null) return '';
  const place = t(`readingReport.places.${first.kind}`, { at: first.number });
  return t(count === 1 ? 'readingReport.only' : 'readingReport.first', { place });
}
