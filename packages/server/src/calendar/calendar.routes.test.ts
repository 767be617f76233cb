import type { Organization } from '@ecco/domain';
import { createOrganization } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let fund: Organization;
let member: string;
let other: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  await world.becomeAdmin();
  fund = await createOrganization(world.store, { name: 'Sorrel, Lark & Sons Pension' });
  member = await world.becomeMember('member@fund.example');
  other = await world.becomeMember('other@fund.example');
});
afterAll(() => world.end());

const coming = new Date('2031-03-04T15:30:00Z');

async function addMeeting(part: object = {}) {
  const made = await world.store.meetings.add({
    title: 'Board',
    heldAt: coming,
    fundName: fund.name,
    ...part,
  });
  if (!made) throw new Error('the meeting is there already');
  const target = { kind: 'meeting' as const, id: made.id };
  await world.store.graph.connect({
    organizationId: fund.id,
    edge: 'HAS_MEETING',
    target,
    provenance: 'hand',
  });
  return made;
}
const path = () => `/v2/org/${fund.slug}/calendar_feed`;
const makeLink = async (session = member) => {
  const { status, body } = await world.ask(path(), { method: 'POST', session });
  return { status, body, path: new URL(String(body['url'])).pathname };
};
/** The lines as they were before they were folded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a meeting as a file for calendars', () => {
  it('has its day, place and agenda, escaped and folded, and the same name for ever', async () => {
    const agenda = ['Call to order; roll call', `Fees, rates and ${'very '.repeat(20)}long matters`];
    const meeting = await addMeeting({ title: 'Investment Committee', location: 'Room 2, Hall B', agenda });
    const { status, headers, text } = await world.ask(`/v2/pension_funds/events/${meeting.id}/calendar`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${meeting.slug}.ics"`);
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `UID:${meeting.id}`,
        'DTSTART:20310304T153000Z',
        'SUMMARY:Sorrel\\, Lark & Sons Pension: Investment Committee',
        'LOCATION:Room 2\\, Hall B',
        `DESCRIPTION:1. Call to order\\; roll call\\n2. Fees\\, rates and ${'very '.repeat(20)}long matters\\n\\n${world.siteUrl()}/event/${meeting.id}`,
        `URL:${world.siteUrl()}/event/${meeting.id}`,
        'END:VCALENDAR',
        '',
      ]),
    );
    expect(Math.max(...text.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(75);
    const again = await world.ask(`/v2/pension_funds/events/${meeting.slug}/calendar`);
    expect(again.text).toBe(text);
  });

  it('says on whose clock it begins, beside its moment', async () => {
    const clock = { timeZone: 'America/Chicago', timeZoneFrom: 'calendar' as const };
    const { id } = await addMeeting({ title: 'Audit Committee', ...clock });
    const { text } = await world.ask(`/v2/pension_funds/events/${id}/calendar`);
    expect(linesOf(text)).toContain('DTSTART:20310304T153000Z');
    expect(linesOf(text).find((line) => line.startsWith('DESCRIPTION:'))).toBe(
      `DESCRIPTION:Time from the calendar (America/Chicago)\\n${world.siteUrl()}/event/${id}`,
    );
  });

  it('is a whole day where its hour is not known, and none where its day is not', async () => {
    const day = await addMeeting({
      title: 'Some day',
      dayOnly: true,
      heldAt: new Date('2031-05-06T00:00:00Z'),
    });
    const { text } = await world.ask(`/v2/pension_funds/events/${day.id}/calendar`);
    expect(linesOf(text)).toContain('DTSTART;VALUE=DATE:20310506');
    const never = await addMeeting({ title: 'Undated', heldAt: null });
    const refused = await world.ask(`/v2/pension_funds/events/${never.id}/calendar`);
    expect([refused.status, refused.body['code']]).toEqual([409, 'calendar.no-date']);
    expect((await world.ask('/v2/pension_funds/events/nothing/calendar')).status).toBe(404);
  });
});

describe('the calendar of an organization', () => {
  it('is read by its private link, without a session, and only changes are sent again', async () => {
    const meeting = await addMeeting({ title: 'Followed' });
    const made = await makeLink();
    expect(made.body).toMatchObject({ last_read_at: null });
    expect(String(made.body['webcal_url'])).toBe(String(made.body['url']).replace(/^https?:/, 'webcal:'));
    const read = await world.ask(made.path);
    expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'private, max-age=900']);
    expect(linesOf(read.text)).toEqual(
      expect.arrayContaining([`UID:${meeting.id}`, 'X-WR-CALNAME:Sorrel\\, Lark & Sons Pension']),
    );
    const tag = read.headers.get('etag') ?? '';
    const known = (value: string) => world.ask(made.path, { headers: { 'if-none-match': value } });
    for (const value of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const { status, text } = await known(value);
      expect([status, text]).toEqual([304, '']);
    }
    await world.store.meetings.update(meeting.id, { location: 'Elsewhere' });
    const changed = await known(tag);
    expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
    const feed = await world.ask(path(), { session: member });
    expect(feed.body['calendar_feed']).toMatchObject({ last_read_at: expect.any(String) });
    expect(feed.text).not.toContain(made.path.split('/').at(-1) ?? '');
  });

  it('has one link to a person, which is kept as a hash alone and is in no log', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect((await world.ask(first.path)).status).toBe(404);
    expect((await world.ask(second.path)).status).toBe(200);
    const token = second.path.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const user = await world.store.users.findByEmail('member@fund.example');
    const calendarFeed = await world.store.calendarFeeds.ofUser({
      userId: user?.id ?? '',
      organizationId: fund.id,
    });
    expect(JSON.stringify(calendarFeed)).not.toContain(token);
    expect(world.log.join('\n')).not.toContain(token);
  });

  it('ends when its owner revokes it, and with their account, and is nobody else’s', async () => {
    const mine = await makeLink();
    const theirs = await makeLink(other);
    expect((await world.ask(path(), { method: 'DELETE', session: other })).status).toBe(200);
    expect([(await world.ask(theirs.path)).status, (await world.ask(mine.path)).status]).toEqual([404, 200]);
    const none = await world.ask(path(), { method: 'DELETE', session: other });
    expect([none.status, none.body['code']]).toEqual([404, 'calendar.no-link']);
    const again = await makeLink(other);
    const user = await world.store.users.findByEmail('other@fund.example');
    await world.store.users.update(user?.id ?? '', { disabledAt: new Date() });
    const refused = await world.ask(again.path);
    expect([refused.status, refused.body['code']]).toEqual([404, 'calendar.not-found']);
  });

  it('is made for members, of an organization that there is', async () => {
    expect((await world.ask(path(), { method: 'POST' })).status).toBe(401);
    const nowhere = await world.ask('/v2/org/no-such-fund/calendar_feed', {
      method: 'POST',
      session: member,
    });
    expect(nowhere.status).toBe(404);
    for (const file of ['.ics', 'x', `${'x'.repeat(3_000)}.ics`])
      expect((await world.ask(`/v2/calendars/${file}`)).status).toBe(404);
  });
});
