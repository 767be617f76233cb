import { describe, expect, it } from 'vitest';
import { type Actor, anonymous } from '../request/access/actor.ts';
import { showPolicy } from './show.policy.ts';

const visitor = anonymous('192.0.2.1', false);
const member: Actor = { ...visitor, role: 'member', userId: 'member' };
const admin: Actor = { ...visitor, role: 'admin', userId: 'admin' };

const feedUrl = 'https://hours.example/feed.xml';
const fetched = { kind: 'podcast', ignoredAt: null, feedUrl } as const;
const ignored = { kind: 'podcast', ignoredAt: new Date(0), feedUrl } as const;
const publication = { kind: 'publication', ignoredAt: null, feedUrl: null } as const;
const ignoredPublication = { ...publication, ignoredAt: new Date(0) } as const;

const abilities = ['open', 'follow', 'ignore', 'inspect', 'refresh', 'score'] as const;

describe('what may be done with a show', () => {
  it.each([
    ['a visitor', 'a podcast', visitor, fetched, 'open'],
    ['a member', 'a podcast', member, fetched, 'open follow'],
    ['an admin', 'a podcast', admin, fetched, 'open follow ignore inspect refresh score'],
    ['a member', 'an ignored podcast', member, ignored, ''],
    ['an admin', 'an ignored podcast', admin, ignored, 'open ignore inspect score'],
    ['an admin', 'a publication', admin, publication, 'open follow ignore inspect score'],
  ])('by %s, %s', (_who, _which, actor, show, may) => {
    expect(abilities.filter((ability) => showPolicy[ability].may(show, actor)).join(' ')).toBe(may);
  });
});

describe('what somebody hears who may not', () => {
  it.each([
    ['open', member, ignored, 404, 'podcast.not-found'],
    ['open', member, ignoredPublication, 404, 'publication.not-found'],
    ['follow', member, ignored, 404, 'podcast.not-found'],
    ['refresh', member, fetched, 403, 'session.not-allowed'],
    ['refresh', admin, ignored, 409, 'podcast.ignored'],
    ['refresh', admin, publication, 409, 'podcast.no-feed'],
  ] as const)('%s', (ability, actor, show, status, code) => {
    expect(showPolicy[ability].refusal(show, actor)).toMatchObject({ statusCode: status, code });
  });
});
