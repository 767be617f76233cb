import { describe, expect, it } from 'vitest';
import { type Actor, anonymous } from '../request/access/actor.ts';
import { permit } from '../request/access/thing-policy.ts';
import { listPolicy, mayWithList } from './list.policy.ts';

const visitor = anonymous('192.0.2.1', false);
const owner: Actor = { ...visitor, role: 'member', userId: 'owner' };
const stranger: Actor = { ...owner, userId: 'stranger' };
const admin: Actor = { ...visitor, role: 'admin', userId: 'admin' };

const personal = { type: 'personal', isLinkShared: true } as const;
const nobodys = { ...personal, ownerId: null };
const owned = { ...personal, ownerId: 'owner' };
const ofAdmin = { ...personal, ownerId: 'admin' };
const curated = { ownerId: 'another admin', type: 'curated', isLinkShared: true } as const;
const daily = { ownerId: 'admin', type: 'daily', isLinkShared: true } as const;
const hidden = { ...owned, isLinkShared: false };
const givenToRead = { ...hidden, share: 'read' } as const;
const givenToEdit = { ...hidden, share: 'edit' } as const;

const abilities = (may: Readonly<Record<string, boolean>>): string =>
  Object.keys(may)
    .filter((ability) => may[ability])
    .join(' ');

describe('what may be done with a list', () => {
  it.each([
    ['a visitor', 'nobody’s', visitor, nobodys, 'edit'],
    ['a member', 'nobody’s', stranger, nobodys, 'edit claim copy'],
    ['an admin', 'nobody’s', admin, nobodys, 'edit remove claim curate copy'],
    ['a visitor', 'a curated one of nobody', visitor, { ...curated, ownerId: null }, ''],
    ['an admin', 'a curated one of nobody', admin, { ...curated, ownerId: null }, 'edit remove curate copy'],
    ['a visitor', 'somebody’s', visitor, owned, ''],
    ['its owner', 'somebody’s', owner, owned, 'edit remove share copy'],
    ['another member', 'somebody’s', stranger, owned, 'copy'],
    ['an admin', 'somebody’s', admin, owned, 'edit remove share copy'],
    ['an admin', 'their own', admin, ofAdmin, 'edit remove curate share copy'],
    ['an admin', 'a curated one of another admin', admin, curated, 'edit remove curate share copy'],
    ['a member', 'a curated one', stranger, curated, 'copy'],
    ['an admin', 'their list of today', admin, daily, 'edit remove copy'],
    ['another member', 'one whose link is off', stranger, hidden, ''],
    ['somebody it is shared with to read', 'such a one', stranger, givenToRead, 'copy'],
    ['somebody it is shared with to edit', 'such a one', stranger, givenToEdit, 'edit copy'],
  ])('by %s, being %s', (_who, _whose, actor, list, expected) => {
    expect(abilities(mayWithList(list, actor))).toBe(expected);
  });

  it.each([
    ['edit', stranger, owned, 'list.of-another'],
    ['read', stranger, hidden, 'list.not-shared'],
    ['read', visitor, hidden, 'list.not-shared'],
    ['copy', stranger, hidden, 'list.not-shared'],
    ['share', stranger, owned, 'list.of-another'],
    ['edit', stranger, givenToRead, 'list.of-another'],
    ['remove', stranger, givenToEdit, 'list.of-another'],
    ['remove', stranger, owned, 'list.of-another'],
    ['remove', stranger, nobodys, 'list.unclaimed'],
    ['claim', stranger, owned, 'list.claimed'],
    ['curate', admin, owned, 'list.not-curable'],
  ] as const)('is refused with a reason: %s', (ability, actor, thing, code) => {
    expect(() => permit(listPolicy, ability, { thing, actor })).toThrow(expect.objectContaining({ code }));
  });
});
