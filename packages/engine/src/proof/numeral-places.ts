import { overlaps, type Span } from '@ecco/domain';
import { readQuantities } from './read-quantities.ts';

const digitWord = /\S{0,12}\d[^\s]{0,24}/gu;
const edges = /^["“(]{1,3}|["”).,;:!?…]{1,4}$/gu;

/** Every place of a text that is a number in digits or in words, whatever it counts; without overlaps, in order. */
export function numeralPlaces(text: string): Span[] {
  const read = readQuantities(text).map(({ start, end }) => ({ at: start, length: end - start }));
  const written = [...text.matchAll(digitWord)].map(({ 0: word, index }) => {
    const bare = word.replace(edges, '');
    return { at: index + word.indexOf(bare), length: bare.length };
  });
  const others = written.filter((place) => !read.some((one) => overlaps(one, place)));
  return [...read, ...others].toSorted((one, other) => one.at - other.at);
}
