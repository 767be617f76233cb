import { expect, it } from 'vitest';
import { type Actor, anonymous } from '../../request/access/actor.ts';
import { permit } from '../../request/access/thing-policy.ts';
import { userPolicy } from './user.policy.ts';

const visitor = anonymous('192.0.2.1', false);
const member: Actor = { ...visitor, role: 'member', userId: 'member' };
const admin: Actor = { ...visitor, role: 'admin', userId: 'admin' };

it.each([
  ['a visitor', 'another account', visitor, 'other', 401, 401],
  ['a member', 'another account', member, 'other', 403, 403],
  ['a member', 'the own account', member, 'member', 403, 403],
  ['an admin', 'another account', admin, 'other', null, null],
  ['an admin', 'the own account', admin, 'admin', null, 409],
] as const)('%s and %s', (_who, _whose, actor, id, change, turnOff) => {
  const refusal = (ability: keyof typeof userPolicy): number | null => {
    if (userPolicy[ability].may({ id }, actor)) return null;
    expect(() => permit(userPolicy, ability, { thing: { id }, actor })).toThrow();
    return userPolicy[ability].refusal({ id }, actor).statusCode;
  };
  expect([refusal('change'), refusal('turnOff')]).toEqual([change, turnOff]);
});
