import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { bindJobs } from '@ecco/pipeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { openWorld, until, type World } from '../testing/world.ts';
import { forwardNotificationJob } from './forward-notification.job.ts';
import { createWebhook } from './webhook.ts';

const secret = 'password-of-the-webhook';
/** What the chat was told, and with which status it answers. */
const told: string[] = [];
let status = 200;
const chat = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += String(chunk);
  });
  request.on('end', () => {
    if (status === 200) told.push(text);
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end('ok');
  });
});

let world: World;
let admin: SignedIn;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  const address = chat.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  url = `http://127.0.0.1:${port}/hook/${secret}`;
  world = await openWorld({ NOTIFY_WEBHOOK_URL: url, FETCH_ALLOW_HOSTS: `127.0.0.1:${port}` });
  admin = await signIn(world.store, { email: 'admin@fund.example', role: 'admin' });
});
afterAll(async () => {
  await world.end();
  await new Promise((resolve) => chat.close(resolve));
});

/** Leaves a notification and gives it as admins see it once it is neither queued nor on its way. */
async function settled(msg: string): Promise<unknown> {
  await world.ask('/v2/notify', { method: 'POST', json: { msg }, session: admin.session });
  let match: unknown;
  await until(async () => {
    const { rows } = await world.store.notifications.page({ page: 1, perPage: 1 });
    const { body } = await world.ask('/v2/admin/notifications?per_page=1', { session: admin.session });
    match = body['notifications'];
    return rows[0]?.message === msg && rows[0].forwarding !== 'queued';
  });
  return match;
}

describe('forwarding', () => {
  it('tells the webhook who said what', async () => {
    status = 200;
    expect(await settled('approved "fees"')).toMatchObject([{ forwarding: 'forwarded', problem: null }]);
    expect(told.map((text) => JSON.parse(text))).toEqual([{ text: 'admin@fund.example: approved "fees"' }]);
  });

  it('writes nothing into the chat that calls everybody or leads away, and keeps the words as they were', async () => {
    const msg = '<!channel> <https://evil.example|our page> &amp;';
    expect(await settled(msg)).toMatchObject([{ forwarding: 'forwarded', message: msg }]);
    expect(JSON.parse(told.at(-1) ?? '')).toEqual({
      text: 'admin@fund.example: &lt;!channel&gt; &lt;https://evil.example|our page&gt; &amp;amp;',
    });
  });

  it('does not pass on what a visitor says, who may be anybody', async () => {
    const before = told.length;
    await world.ask('/v2/notify', { method: 'POST', json: { msg: 'from a visitor' } });
    const { rows } = await world.store.notifications.page({ page: 1, perPage: 1 });
    expect(rows).toMatchObject([{ message: 'from a visitor', forwarding: 'kept' }]);
    expect(await settled('from a member')).toMatchObject([{ forwarding: 'forwarded' }]);
    expect(told.slice(before)).toHaveLength(1);
  });

  it.each([
    [404, 'The webhook answered with status 404.'],
    [302, 'The webhook leads on to another address; set NOTIFY_WEBHOOK_URL to that one.'],
  ])('gives up at once on %i and says why, without the password', async (answer, problem) => {
    status = answer;
    expect(await settled(`refused with ${answer}`)).toMatchObject([{ forwarding: 'failed', problem }]);
    expect(world.log.join('\n')).not.toContain(secret);
  });
});

describe('the job', () => {
  const context = { id: 'job', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
  async function queued(): Promise<string> {
    const id = randomUUID();
    await world.store.notifications.add({ id, message: 'hello', userId: null, forwarding: 'queued' });
    return id;
  }
  const jobsWith = (webhook: ReturnType<typeof createWebhook> | null) =>
    bindJobs([forwardNotificationJob], { store: world.store, logger: createLogger('silent'), webhook }, null);

  it('is tried again, and told once', async () => {
    const [handler] = jobsWith(createWebhook(world.fetch, url)).handlers;
    const id = await queued();
    status = 503;
    await expect(handler?.run({ notificationId: id }, context)).rejects.toMatchObject({ permanent: false });
    const problem = 'The webhook answered with status 503.';
    expect(await world.store.notifications.find(id)).toMatchObject({ forwarding: 'queued', problem });

    status = 200;
    const before = told.length;
    for (const attempt of [2, 3]) await handler?.run({ notificationId: id }, { ...context, attempt });
    expect(told.slice(before)).toEqual(['{"text":"Anon: hello"}']);
    expect(await world.store.notifications.find(id)).toMatchObject({
      forwarding: 'forwarded',
      problem: null,
    });
  });

  it('says so when it was interrupted too often', async () => {
    const [handler] = jobsWith(createWebhook(world.fetch, url)).handlers;
    const id = await queued();
    await handler?.finallyFailed({ notificationId: id }, { message: 'expired' });
    const problem = 'The forwarding was interrupted too often.';
    expect(await world.store.notifications.find(id)).toMatchObject({ forwarding: 'failed', problem });
  });

  it('is queued again at a start, and kept where the webhook was taken away', async () => {
    const id = await queued();
    await jobsWith(createWebhook(world.fetch, url)).takeUp();
    await until(async () => (await world.store.notifications.find(id))?.forwarding === 'forwarded');
    const other = await queued();
    await jobsWith(null).handlers[0]?.run({ notificationId: other }, context);
    expect(await world.store.notifications.find(other)).toMatchObject({ forwarding: 'kept' });
  });

  it('does not reach into the private network', async () => {
    const [handler] = jobsWith(createWebhook(world.fetch, 'http://127.0.0.1:9/hook')).handlers;
    await expect(handler?.run({ notificationId: await queued() }, context)).rejects.toMatchObject({
      permanent: true,
      message: expect.stringContaining('not on the public internet'),
    });
  });
});
