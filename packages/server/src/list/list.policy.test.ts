import { describe, expect, it } from 'vitest';
import { type Actor, anonymous } from '../request/access/actor.ts';
import { permit } from '../request/access/thing-policy.ts';
import { listPolicy, mayWithList } from './list.policy.ts';

const visitor = anonymous('192.0.2.1', false);
const owner: Actor = { ...visitor, role: 'member', userId: 'owner' };
const stranger: Actor = { ...owner, userId: 'stranger' };
const admin: Actor = { ...visitor, role: 'admin', userId: 'admin' };

const nobodys = { ownerId: null, type: 'personal' } as const;
const owned = { ownerId: 'owner', type: 'personal' } as const;
const ofAdmin = { ownerId: 'admin', type: 'personal' } as const;
const curated = { ownerId: 'another admin', type: 'curated' } as const;
const daily = { ownerId: 'admin', type: 'daily' } as const;

const deeds = (may: Readonly<Record<string, boolean>>): string =>
  Object.keys(may)
    .filter((deed) => may[deed])
    .join(' ');

describe('what may be done with a list', () => {
  it.each([
    ['a visitor', 'nobody’s', visitor, nobodys, 'edit'],
    ['a member', 'nobody’s', stranger, nobodys, 'edit claim'],
    ['an admin', 'nobody’s', admin, nobodys, 'edit remove claim curate'],
    ['a visitor', 'somebody’s', visitor, owned, ''],
    ['its owner', 'somebody’s', owner, owned, 'edit remove'],
    ['another member', 'somebody’s', stranger, owned, ''],
    ['an admin', 'somebody’s', admin, owned, 'edit remove'],
    ['an admin', 'their own', admin, ofAdmin, 'edit remove curate'],
    ['an admin', 'a curated one of another admin', admin, curated, 'edit remove curate'],
    ['a member', 'a curated one', stranger, curated, ''],
    ['an admin', 'their list of today', admin, daily, 'edit remove'],
  ])('by %s, being %s', (_who, _whose, actor, list, expected) => {
    expect(deeds(mayWithList(list, actor))).toBe(expected);
  });

  it.each([
    ['edit', stranger, owned, 'list.of-another'],
    ['remove', stranger, owned, 'list.of-another'],
    ['remove', stranger, nobodys, 'list.unclaimed'],
    ['claim', stranger, owned, 'list.claimed'],
    ['curate', admin, owned, 'list.not-curable'],
  ] as const)('is refused with a reason: %s', (deed, actor, thing, code) => {
    expect(() => permit(listPolicy, deed, { thing, actor })).toThrow(expect.objectContaining({ code }));
  });
});
