import { describe, expect, test } from 'vitest';
import { aSession, aUser } from '../testing/fixtures.ts';
import { readLogin, sessionOf, writeLogin } from './login.store.ts';

const nobody = { isLoggedIn: false, isAdmin: false, waitListOn: true, user_profile: null };
const persisted = (value: unknown): void => localStorage.setItem('login', JSON.stringify(value));

describe('the persisted login', () => {
  test('begins with nobody and the waitlist on', () => {
    expect(readLogin()).toEqual(nobody);
    expect(sessionOf(readLogin())).toBeUndefined();
  });

  test('is persisted under its name, in the shape of the specification', () => {
    writeLogin(aSession({ role: 'admin', user_profile: aUser({ admin: true }), waitlist_on: false }));
    expect(JSON.parse(localStorage.getItem('login') ?? '')).toEqual({
      isLoggedIn: true,
      isAdmin: true,
      waitListOn: false,
      user_profile: aUser({ admin: true }),
    });
  });

  test('gives the session it stands for, with nothing it cannot know', () => {
    writeLogin(aSession({ role: 'member', user_profile: aUser() }));
    expect(sessionOf(readLogin())).toMatchObject({
      role: 'member',
      user_profile: aUser(),
      may_ingest: true,
      may_retry: false,
      may_administer: false,
      google: null,
      app_token: '',
    });
  });

  test('keeps nothing of a person who left', () => {
    writeLogin(aSession({ role: 'member', user_profile: aUser() }));
    writeLogin(aSession({ user_profile: aUser() }));
    expect(readLogin()).toEqual({ ...nobody, waitListOn: false });
    expect(localStorage.getItem('login')).not.toContain('ines@fund.example');
  });

  test.each([
    [{ isLoggedIn: true, isAdmin: true, waitListOn: true, user_profile: null }],
    [{ isLoggedIn: true, user_profile: { profile: { name: 'Ines' } } }],
    [{ isLoggedIn: 'yes', user_profile: aUser() }],
    ['text'],
    [null],
  ])('counts for nothing when it is not readable: %j', (value) => {
    persisted(value);
    expect(readLogin()).toEqual(nobody);
  });

  test('makes nobody an administrator whose profile does not say so', () => {
    persisted({ isLoggedIn: true, isAdmin: true, waitListOn: true, user_profile: aUser({ admin: false }) });
    expect(sessionOf(readLogin())?.role).toBe('member');
  });
});
