import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: string;
let member: string;
let other: string;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
});
afterAll(() => world.end());

const profile = (email: string, session: string) =>
  world.ask(`/v2/user/profile/${encodeURIComponent(email)}`, { session });
const save = (prompt_text: string, session: string, prompt_type = 'profile_prompt') =>
  world.ask('/v2/user/update_prompt_context', {
    method: 'POST',
    json: { prompt_type, prompt_text },
    session,
  });

describe('need-to-knows', () => {
  it('are saved for the one who writes them, trimmed, and can be taken back', async () => {
    const saved = await save('  Rates, and why they moved.\nNothing on crypto.  ', member);
    expect(saved.body).toEqual({
      message: 'Your profile has been updated',
      prompt_context: { profile_prompt: 'Rates, and why they moved.\nNothing on crypto.' },
    });
    const mine = await profile('member@fund.example', admin);
    expect(mine.body).toMatchObject({
      user_profile: { prompt_context: { profile_prompt: 'Rates, and why they moved.\nNothing on crypto.' } },
    });
    const theirs = await profile('other@fund.example', admin);
    expect(theirs.body).toMatchObject({ user_profile: { prompt_context: { profile_prompt: '' } } });
    expect((await save('', member)).body).toMatchObject({ prompt_context: { profile_prompt: '' } });
  });

  it('are refused from visitors, of another kind, and beyond their length', async () => {
    const longest = 'x'.repeat(4_000);
    expect((await save('Rates', '')).status).toBe(401);
    expect((await save('Rates', member, 'system_prompt')).status).toBe(400);
    expect((await save(`${longest}x`, member)).status).toBe(400);
    expect((await save(longest, member)).status).toBe(200);
  });
});

describe('the welcome to hubs', () => {
  it('is remembered of whoever had it, on all of their devices', async () => {
    const welcomed = async (session: string) =>
      JSON.parse((await world.ask('/v2/session', { session })).text).user_profile.hub_welcomed;
    const note = (session: string) =>
      world.ask('/v2/user/hub_welcome', { method: 'POST', json: {}, session });
    expect(await welcomed(member)).toBe(false);
    expect((await note(member)).status).toBe(200);
    expect((await note(member)).status).toBe(200);
    expect([await welcomed(member), await welcomed(other)]).toEqual([true, false]);
    expect((await note('')).status).toBe(401);
  });
});

describe('the profile of somebody else', () => {
  it('is shown to admins, whatever the case of the address, and to nobody else', async () => {
    const { status, body } = await profile('Member@Fund.example', admin);
    expect([status, body]).toMatchObject([
      200,
      { user_profile: { profile: { email: 'member@fund.example' }, admin: false, has_password: true } },
    ]);
    expect((await profile('member@fund.example', other)).status).toBe(403);
    expect((await profile('member@fund.example', member)).status).toBe(403);
    expect((await profile('member@fund.example', '')).status).toBe(401);
  });

  it('is not found where nobody has the address', async () => {
    expect((await profile('nobody@fund.example', admin)).status).toBe(404);
    expect((await profile('nobody', admin)).status).toBe(400);
  });
});
