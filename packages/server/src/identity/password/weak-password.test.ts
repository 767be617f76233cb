import { describe, expect, it } from 'vitest';
import { refuseWeakPassword } from './weak-password.ts';

const email = 'ada.example@fund.example';
const wordsOf = (password: string): string => {
  try {
    refuseWeakPassword(password, email);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('a password', () => {
  it.each([
    'password1234',
    'Password1234',
    'PASSWORD',
    'password!!',
    '12345678',
    'qwertyuiop',
    'iloveyou2',
    '!!sunshine7',
    'passwordpassword',
    'dragondragon',
    ' password ',
    'ｐａｓｓｗｏｒｄ',
  ])('"%s" is one of the usual ones', (password) => {
    expect(wordsOf(password)).toContain('Too many people use this password');
  });

  it.each([email, email.toUpperCase(), 'ada.example', 'ada.example2026', 'ada.exampleada.example'])(
    '"%s" is the address',
    (password) => {
      expect(wordsOf(password)).toContain('must not be your email address');
    },
  );

  it.each([' '.repeat(20), 'aaaaaaaa', 'abababab', '1 1 1 1 1 1', 'ééééééééé'])(
    '"%s" repeats a few signs',
    (password) => {
      expect(wordsOf(password)).toContain('repeats the same few characters');
    },
  );

  it.each([
    'a password of the tests',
    'correct horse battery',
    'orchid-2948-lantern',
    'password-of-the-webhook',
    'dragon19283746501',
    'каждый охотник желает',
    '8f3kd02mvbq1',
  ])('"%s" is taken', (password) => {
    expect(wordsOf(password)).toBe('');
  });

  it('is no address where nobody knows of whom it will be', () => {
    expect(() => refuseWeakPassword('ada.example@fund.example', null)).not.toThrow();
  });
});
