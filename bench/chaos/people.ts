/** People who use the product while it is disturbed: they try again until they are answered, and remember what was said. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { texts } from '../kill/worker.ts';

const Taken = z.object({ item: z.object({ uuid: z.string(), slug: z.string() }) });
const pauseMs = 300;
const withinMs = 15_000;

type Ask = { method: string; path: string; session?: string; json?: unknown; body?: BodyInit };

export type People = {
  /** Ids that were said to be taken in. */
  accepted: Set<string>;
  done: { uploads: number; edits: number; logins: number; again: number; refused: number };
  /** The newest title that was said to be saved, and the newest that was sent. */
  title: { list: string; saved: number; sent: number };
  statuses: Map<number, number>;
};

type Use = {
  url: () => string;
  items: number;
  isOver: () => boolean;
  login: { email: string; password: string };
};

/** Begins to use it; settles when it is over. */
export function bePatient({ url, items, isOver, login }: Use): { people: People; ended: Promise<void> } {
  const people: People = {
    accepted: new Set(),
    done: { uploads: 0, edits: 0, logins: 0, again: 0, refused: 0 },
    title: { list: '', saved: 0, sent: 0 },
    statuses: new Map(),
  };

  async function ask({
    method,
    path,
    session,
    json,
    body,
  }: Ask): Promise<{ status: number; body: unknown; cookie: string }> {
    const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
    if (session !== undefined) headers['cookie'] = session;
    if (json !== undefined) headers['content-type'] = 'application/json';
    if (body !== undefined) headers['content-type'] = 'application/octet-stream';
    const sent = body ?? (json === undefined ? null : JSON.stringify(json));
    try {
      const signal = AbortSignal.timeout(withinMs);
      const answer = await fetch(url() + path, {
        method,
        headers,
        signal,
        ...(sent !== null && { body: sent }),
      });
      const reported: unknown = await answer.json();
      people.statuses.set(answer.status, (people.statuses.get(answer.status) ?? 0) + 1);
      return {
        status: answer.status,
        body: reported,
        cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
      };
    } catch {
      people.statuses.set(0, (people.statuses.get(0) ?? 0) + 1);
      return { status: 0, body: null, cookie: '' };
    }
  }

  async function untilSaid(call: Ask): Promise<{ body: unknown; cookie: string } | null> {
    while (!isOver()) {
      const { status, ...said } = await ask(call);
      if (status === 200) return said;
      if (status >= 400 && status < 500) people.done.refused += 1;
      await wait(pauseMs);
    }
    return null;
  }

  const signIn = async (): Promise<string> =>
    (await untilSaid({ method: 'POST', path: '/v2/auth/login/email', json: login }))?.cookie ?? '';

  /** Takes everything in, then has it worked on again and again. */
  async function uploads(session: string): Promise<void> {
    const slugs: string[] = [];
    for (const { name, bytes } of texts(items)) {
      const path = `/v2/uploads?kind=episode&name=${encodeURIComponent(name)}`;
      const said = Taken.safeParse(
        (await untilSaid({ method: 'PUT', path, session, body: Buffer.from(bytes) }))?.body,
      );
      if (!said.success) continue;
      people.accepted.add(said.data.item.uuid);
      slugs.push(said.data.item.slug);
      people.done.uploads += 1;
      await wait(pauseMs);
    }
    for (let at = 0; !isOver() && slugs.length > 0; at += 1) {
      await untilSaid({
        method: 'POST',
        path: '/v2/episode/retry_transcribe',
        session,
        json: { slug: slugs[at % slugs.length] },
      });
      people.done.again += 1;
      await wait(2 * pauseMs);
    }
  }

  async function edits(session: string): Promise<void> {
    const made = await untilSaid({
      method: 'POST',
      path: '/v2/episode_list',
      session,
      json: { title: 'Title 0' },
    });
    const list = z.object({ uuid: z.string() }).safeParse(made?.body).data;
    if (list === undefined) return;
    people.title.list = list.uuid;
    while (!isOver()) {
      people.title.sent += 1;
      const title = `Title ${people.title.sent}`;
      const { status } = await ask({
        method: 'PUT',
        path: `/v2/episode_list/${list.uuid}`,
        session,
        json: { title },
      });
      if (status === 200) {
        people.title.saved = people.title.sent;
        people.done.edits += 1;
      }
      await wait(pauseMs);
    }
  }

  async function logins(): Promise<void> {
    while (!isOver()) {
      if ((await signIn()) !== '') people.done.logins += 1;
      await wait(3 * pauseMs);
    }
  }

  const begin = async (): Promise<void> => {
    const session = await signIn();
    await Promise.all([uploads(session), edits(session), logins()]);
  };
  return { people, ended: begin() };
}
