import { describe, expect, test } from 'vitest';
import { createMessages } from '../../../messages/i18n.ts';
import { emailRule, type FieldRule, givenRule, newPasswordRule, sameAsRule } from './field-rules.ts';

/** What is said about a value, in the words of the product. */
async function said(rule: FieldRule, value: string, other = ''): Promise<string | null> {
  const messages = createMessages();
  const fault = rule(value, () => other);
  return fault === null ? null : messages.t(fault);
}

describe('an address', () => {
  test.each(['ines@fund.example', '  ines.varga+news@a.fund.example '])('%j will do', async (value) => {
    expect(await said(emailRule(), value)).toBeNull();
  });
  test.each([
    'ines',
    'ines@',
    '@fund.example',
    'ines@fund',
    'ines varga@fund.example',
    `${'a'.repeat(250)}@b.cd`,
  ])('%j will not', async (value) => {
    expect(await said(emailRule(), value)).toBe('Email must be valid');
    expect(await said(emailRule('join.emailInvalid'), value)).toBe('Invalid email format');
  });
  test('has to be given', async () => {
    expect(await said(emailRule(), ' ')).toBe('Email is required');
  });
});

test('what has to be given is more than blanks', async () => {
  expect(await said(givenRule('door.nameRequired'), '  ')).toBe('This is required');
  expect(await said(givenRule('door.nameRequired'), 'Ines')).toBeNull();
});

test('a new password has a length', async () => {
  const registering = newPasswordRule('door.passwordRequired');
  expect(await said(registering, '')).toBe('Password is required');
  expect(await said(newPasswordRule('reset.required'), '')).toBe('Required.');
  expect(await said(registering, '1234567')).toBe('Minimum 8 characters.');
  expect(await said(registering, '12345678')).toBeNull();
  expect(await said(registering, 'x'.repeat(129))).toBe('Maximum 128 characters.');
});

test('a repeated password is the same', async () => {
  expect(await said(sameAsRule('password'), '', 'a secret')).toBe('Required.');
  expect(await said(sameAsRule('password'), 'a secret', 'another')).toBe('Passwords must match.');
  expect(await said(sameAsRule('password'), 'a secret', 'a secret')).toBeNull();
});
