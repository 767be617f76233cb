// Okapi BM25 (Robertson and Zaragoza, 2009), in its parts.

const saturation = 1.2;
const lengthWeight = 0.6;

/** How much a word tells that `holders` of `count` texts have. */
export const inverseFrequency = (count: number, holders: number): number =>
  Math.log(1 + (count - holders + 0.5) / (holders + 0.5));

/** What `times` occurrences count in a text whose length is `length` times the average: from 0 up to 2.2. */
export const saturate = (times: number, length: number): number =>
  times === 0
    ? 0
    : (times * (saturation + 1)) / (times + saturation * (1 - lengthWeight + lengthWeight * length));
