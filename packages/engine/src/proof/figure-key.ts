import { readQuantities } from './read-quantities.ts';

/** A bare number below is said of many things in any paper. */
const leastBare = 100;

/** The figures of a text as two texts can share them, by value and unit; none of those that say too little or are not sure. */
export const figureKeys = (text: string): string[] =>
  readQuantities(text).flatMap(({ value, unit, isSure }) =>
    value === null || !isSure || (unit === null && Math.abs(value) < leastBare) ? [] : [`${value} ${unit}`],
  );
