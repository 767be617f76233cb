import type { UserChange } from '@ecco/contract';
import { buildAdminUser } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { ecco } from '../../messages/ecco.generated.ts';
import { createMessages } from '../../messages/i18n.ts';
import { changedUser } from './api/users.api.ts';
import { questionBefore } from './user-question.ts';

const messages = createMessages();
messages.addResourceBundle('en', 'ecco', ecco, true);

const tom = buildAdminUser();
const titleBefore = (change: UserChange, user = tom) =>
  questionBefore(messages.t, user, change)?.title ?? null;

test.each<[UserChange, string]>([
  [{ disabled: true }, 'Disable Tom Okoro?'],
  [{ role: 'admin' }, 'Make Tom Okoro an administrator?'],
  [{ role: 'member' }, 'Make Tom Okoro a member?'],
  [{ health_hub: false }, 'Remove Tom Okoro from the Health hub?'],
  [{ pe_hub: false }, 'Remove Tom Okoro from the PE hub?'],
])('%o is asked about first', (change, title) => {
  expect(titleBefore(change)).toBe(title);
});

test.each<[UserChange]>([[{ disabled: false }], [{ health_hub: true }], [{ pe_hub: true }]])(
  '%o only gives, and is not asked about',
  (change) => {
    expect(titleBefore(change)).toBeNull();
  },
);

test('somebody without a name is called by the address', () => {
  expect(titleBefore({ disabled: true }, { ...tom, name: '' })).toBe('Disable tom@fund.example?');
});

test('a change leaves everything else as it is', () => {
  expect(changedUser(tom, { pe_hub: true })).toEqual({ ...tom, flags: { health_hub: true, pe_hub: true } });
  expect(changedUser(tom, { role: 'admin', disabled: true })).toEqual({
    ...tom,
    role: 'admin',
    disabled: true,
  });
  expect(changedUser(tom, {})).toEqual(tom);
});
