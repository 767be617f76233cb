import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { createPasswords } from './passwords.ts';

describe('a hash', () => {
  it('is of one password, with salt and cost of its own', async () => {
    const [one, other] = [await hashPassword('secret words'), await hashPassword('secret words')];
    expect(one).not.toBe(other);
    expect(await isPasswordOf(one, 'secret words')).toBe(true);
    expect(await isPasswordOf(one, 'secret word')).toBe(false);
  });

  it('is read with the cost it was made with', async () => {
    // Made by the reference implementation of Argon2 with other parameters than ours.
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await isPasswordOf(reference, 'password')).toBe(true);
    expect(await isPasswordOf(reference, 'passwort')).toBe(false);
  });

  it.each(['', 'plain', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=1,t=1,p=1$$'])(
    '%j is none',
    async (text) => {
      expect(await isPasswordOf(text, text)).toBe(false);
    },
  );
});

describe('passwords', () => {
  it('are hashed a few at a time, and refused in words beyond that', async () => {
    const passwords = createPasswords({ atOnce: 1, waiting: 1 });
    const hashing = [passwords.hash('one'), passwords.isRight(null, 'two')];
    expect(() => passwords.checkRoom()).toThrow('Too many people are signing in');
    await expect(passwords.isRight(null, 'three')).rejects.toMatchObject({
      statusCode: 503,
      code: 'auth.busy',
      headers: { 'retry-after': '2' },
    });
    expect(await Promise.all(hashing)).toEqual([expect.stringMatching(/^\$argon2id/), false]);
    passwords.checkRoom();
  });
});
