import { figureKeys } from '@ecco/engine';

export type FiguresRight = { said: number; right: number };

/** How many of the figures that were said stand in the transcript with the same value and unit, each as often as it was said. */
export function figuresRight(said: string, transcribed: string): FiguresRight {
  const left = new Map<string, number>();
  for (const key of figureKeys(transcribed)) left.set(key, (left.get(key) ?? 0) + 1);
  const keys = figureKeys(said);
  let right = 0;
  for (const key of keys) {
    const count = left.get(key) ?? 0;
    if (count > 0) right += 1;
    left.set(key, count - 1);
  }
  return { said: keys.length, right };
}
