import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  token = String((await world.ask('/v2/session')).body['app_token']);
});
afterAll(() => world.end());
const ask = (name: string) => world.ask(`/v2/search/flavors/${name}`, { headers: { 'x-app-token': token } });

describe('a flavor', () => {
  it('tells its terms by category, each with other ways to say it', async () => {
    const { status, body } = await ask('US_Pension_Funds');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'US_Pension_Funds', entities: { organizations: [] } });
    expect(Object.keys(Object(body['terms']))).toHaveLength(7);
    expect(body).toHaveProperty(
      'terms.concepts',
      expect.arrayContaining([expect.arrayContaining(['funded ratio', 'funded status'])]),
    );
  });

  it('that there is not is refused with the names of those that there are', async () => {
    const { status, body } = await ask('Venture');
    expect([status, typeof body['message']]).toEqual([400, 'string']);
  });

  // Specification of organizations, line 91 and 161: whoever may open a drawer has its suggestions.
  it('is told to a visitor too while the waitlist is on, whose page of an item may be open', async () => {
    const closed = await openWorld({ WAITLIST_MODE: 'on' });
    const pageToken = String((await closed.ask('/v2/session')).body['app_token']);
    const headers = { 'x-app-token': pageToken };
    expect((await closed.ask('/v2/search/flavors/Default', { headers })).status).toBe(200);
    await closed.end();
  });

  it('is for pages of our own and for keys', async () => {
    expect((await world.ask('/v2/search/flavors/Default')).status).toBe(401);
  });
});
