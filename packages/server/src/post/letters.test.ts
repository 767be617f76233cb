import { describe, expect, it } from 'vitest';
import { createLetters, type Letter } from './letters.ts';

const link = 'https://ecco.example/verify-email/token';
const letters = createLetters('Ecco');
const to = { name: 'Ada', link };
const all: [string, Letter][] = [
  ['verification', letters.verification(to)],
  ['already registered', letters.alreadyRegistered(to)],
  ['reset', letters.reset(to)],
  ['first password', letters.firstPassword(to)],
  ['password changed', letters.passwordChanged(to)],
  ['invitation', letters.invitation({ link })],
];

describe('the letters', () => {
  it.each(all)(
    '%s: names the product, has one link, and says what to do if it was not you',
    (_name, letter) => {
      expect(letter.subject).toContain('Ecco');
      expect(letter.subject).not.toMatch(/[\r\n]/);
      expect(letter.text.match(/https?:\/\/\S+/g)).toEqual([link]);
      expect(letter.text).toMatch(/If (you did not|this was not you)/);
      expect(letter.link).toBe(link);
    },
  );

  it('say how long a link works', () => {
    expect(letters.verification(to).text).toContain('once, for 24 hours');
    expect(letters.reset(to).text).toContain('once, for one hour');
  });

  it.each([
    ['Ada', 'Hello Ada,'],
    ["Zoé O'Neill-Łuk", "Hello Zoé O'Neill-Łuk,"],
    ['', 'Hello,'],
    ['win at evil.example', 'Hello,'],
    ['https://evil.example', 'Hello,'],
    ['Ada\nBcc: b@a.example', 'Hello,'],
  ])('greet "%s" as "%s"', (name, greeting) => {
    expect(letters.reset({ name, link }).text.split('\n')[0]).toBe(greeting);
  });
});
