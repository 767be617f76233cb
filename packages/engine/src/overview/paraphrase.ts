import type { RatedStatement } from '../salience/salience.ts';

/** What some sentences say, told in other words than their own: it rests on all of them. */
export function paraphrase(
  text: string,
  [first, ...others]: readonly [RatedStatement, ...RatedStatement[]],
): RatedStatement {
  const pieces = [first, ...others].flatMap(({ sentence }) => sentence.pieces);
  const isFirst = (segment: number, at: number) => pieces.findIndex((one) => one.segment === segment) === at;
  return {
    ...first,
    polished: text,
    words: text.split(' ').length,
    sentence: {
      ...first.sentence,
      pieces: pieces.filter(({ segment }, at) => isFirst(segment, at)),
      terms: [first, ...others].flatMap(({ sentence }) => sentence.terms),
    },
  };
}
