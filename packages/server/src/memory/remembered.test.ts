import { expect, it } from 'vitest';
import { remember } from './remembered.ts';

it('makes a thing once for a stamp, for all who ask at the same time', async () => {
  let made = 0;
  const memory = remember<string, number>(2);
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([memory.of('a', '1', make), memory.of('a', '1', make)])).toEqual([1, 1]);
  expect(await memory.of('a', '2', make)).toBe(2);
});

it('forgets what was used longest ago, and failures at once', async () => {
  const memory = remember<string, string>(2);
  const say = (text: string) => async () => text;
  await memory.of('a', '', say('a'));
  await memory.of('b', '', say('b'));
  await memory.of('a', '', say('not made'));
  await memory.of('c', '', say('c'));
  expect(await memory.of('a', '', say('again'))).toBe('a');
  expect(await memory.of('b', '', say('again'))).toBe('again');

  await expect(memory.of('d', '', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await memory.of('d', '', say('up'))).toBe('up');
});
