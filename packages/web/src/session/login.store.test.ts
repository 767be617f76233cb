import { buildSession, buildUser } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { readLogin, sessionOf, writeLogin } from './login.store.ts';

const nobody = { isLoggedIn: false, isAdmin: false, waitListOn: true, user_profile: null };
const persisted = (value: unknown): void => localStorage.setItem('login', JSON.stringify(value));

describe('the persisted login', () => {
  test('begins with nobody and the waitlist on', () => {
    expect(readLogin()).toEqual(nobody);
    expect(sessionOf(readLogin())).toBeUndefined();
  });

  test('is persisted under its name, in the shape of the specification', () => {
    writeLogin(buildSession({ role: 'admin', user_profile: buildUser({ admin: true }), waitlist_on: false }));
    expect(JSON.parse(localStorage.getItem('login') ?? '')).toEqual({
      isLoggedIn: true,
      isAdmin: true,
      waitListOn: false,
      user_profile: buildUser({ admin: true }),
    });
  });

  test('gives the session it stands for, with nothing it cannot know', () => {
    writeLogin(buildSession({ role: 'member', user_profile: buildUser() }));
    expect(sessionOf(readLogin())).toMatchObject({
      role: 'member',
      user_profile: buildUser(),
      may_ingest: true,
      may_retry: false,
      may_administer: false,
      google: null,
      app_token: '',
    });
  });

  test('keeps nothing of a person who left', () => {
    writeLogin(buildSession({ role: 'member', user_profile: buildUser() }));
    writeLogin(buildSession({ role: 'anonymous', user_profile: buildUser() }));
    expect(readLogin()).toEqual({ ...nobody, waitListOn: false });
    expect(localStorage.getItem('login')).not.toContain('ines@fund.example');
  });

  test.each([
    [{ isLoggedIn: true, isAdmin: true, waitListOn: true, user_profile: null }],
    [{ isLoggedIn: true, user_profile: { profile: { name: 'Ines' } } }],
    [{ isLoggedIn: 'yes', user_profile: buildUser() }],
    ['text'],
    [null],
  ])('counts for nothing when it is not readable: %j', (value) => {
    persisted(value);
    expect(readLogin()).toEqual(nobody);
  });

  test('makes nobody an administrator whose profile does not say so', () => {
    persisted({
      isLoggedIn: true,
      isAdmin: true,
      waitListOn: true,
      user_profile: buildUser({ admin: false }),
    });
    expect(sessionOf(readLogin())?.role).toBe('member');
  });
});
