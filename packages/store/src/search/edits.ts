const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Every word that is one letter away: one left out, exchanged with its neighbor, another, or one more. */
export function oneEditAway(word: string): string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, place) => [word.slice(0, place), word.slice(place)] as const,
  );
  const near = places.flatMap(([before, after]) => [
    ...(after === '' ? [] : [before + after.slice(1)]),
    ...(after.length < 2 ? [] : [before + after.charAt(1) + after.charAt(0) + after.slice(2)]),
    ...(after === '' ? [] : letters.map((letter) => before + letter + after.slice(1))),
    ...letters.map((letter) => before + letter + after),
  ]);
  return [...new Set(near)].filter((other) => other !== word);
}

/** Whether two words are one letter apart, in any script. */
export function isOneEditAway(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  const [left, right] = [word.slice(from), other.slice(from)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
