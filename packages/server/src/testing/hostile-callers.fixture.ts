/**
 * Who makes hostile calls, and what there is for them to name. Each call comes from a network of its own, so that the
 * limits of one network are not all that is met; whoever lost their session, or their account, comes back as somebody new.
 */
import {
  createList,
  createOrganization,
  createPerson,
  createProcessedItem,
  createShow,
} from '@ecco/factories/rows';
import type { Store } from '@ecco/store';
import type { HostileCall } from './hostile-calls.fixture.ts';
import type { KnownValues } from './hostile-values.fixture.ts';
import { signIn } from './sign-in.ts';
import type { Answer, World } from './world.ts';

export const hostileCallers = ['visitor', 'member', 'admin'] as const;
type Caller = (typeof hostileCallers)[number];

/** What the world of hostile calls is opened with: the networks of callers are believed. */
export const hostileWorld = { LOG_LEVEL: 'silent', WAITLIST_MODE: 'off', TRUST_PROXY: '1' } as const;

/** The progress of an item that is worked on is told until it is over: in ms, as long as it is listened to. */
const patienceMs = 200;

/** One thing of each kind, by the names under which operations ask for it. */
export async function furnish(store: Store): Promise<KnownValues> {
  const { id: showId, slug: showSlug } = await createShow(store);
  const item = await createProcessedItem(store, { lines: 20, showId });
  const organization = await createOrganization(store);
  const person = await createPerson(store, 'Ada Verity');
  const list = await createList(store, { itemIds: [item.id] });
  const ids = [item.id, organization.id, person.id, list.id, showId];
  const slugs = [item.slug, organization.slug, person.slug, showSlug];
  return {
    ...{ id: [...ids, ...slugs], uuid: ids, org: [organization.id], organization: [organization.slug] },
    ...{ slug: slugs, episode_slug: [item.slug], list_uuid: [list.id], person: [person.slug] },
    ...{ organisation_id: [organization.id], org_ids: [organization.id], name: ['Ada Verity'] },
  };
}

/** Asks as somebody of a kind. */
export function createHostileCallers({ ask, store }: World) {
  const sessions = new Map<Caller, { session: string; token: string }>();
  let count = 0;

  /** Each from an address that nobody else has. */
  const network = (): string => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

  async function enter(caller: Caller): Promise<{ session: string; token: string }> {
    count += 1;
    const role = caller === 'admin' ? 'admin' : 'member';
    const session =
      caller === 'visitor'
        ? ''
        : (await signIn(store, { email: `hostile-${count}@fund.example`, role })).session;
    const { body } = await ask('/v2/session', { session });
    const entered = { session, token: String(body['app_token']) };
    sessions.set(caller, entered);
    return entered;
  }

  async function askAs(caller: Caller, { method, path, body, type }: HostileCall): Promise<Answer> {
    count += 1;
    const { session, token } = sessions.get(caller) ?? (await enter(caller));
    return ask(path, {
      method,
      session,
      patienceMs,
      headers: {
        'x-app-token': token,
        'x-forwarded-for': network(),
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
  }

  return async (caller: Caller, call: HostileCall): Promise<Answer> => {
    const answer = await askAs(caller, call);
    if (answer.status !== 401 || caller === 'visitor') return answer;
    sessions.delete(caller);
    return askAs(caller, call);
  };
}
