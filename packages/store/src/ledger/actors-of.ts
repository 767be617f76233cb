import { isCompany, type SignalKind } from '@ecco/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { calledNodes } from '../links/index.ts';
import { organizations } from '../organizations/index.ts';
import { nameKey } from '../text/name-key.ts';
import type { Actor, PlacedMention } from './ledger.types.ts';
import { type OwnerName, ownersOf } from './owners-of.ts';

/** What an allocator does with a manager. In a source of a company it is told by that manager, of a client it does not name. */
const doneToManagers = new Set<SignalKind>(['commitment', 'redemption', 'termination', 'hire', 'pacing']);

/** The organization that each of these names is of, where it is of one alone. */
async function bearersOf(db: Db, names: readonly string[]): Promise<Map<string, OwnerName>> {
  const called = await calledNodes(db, names);
  const idOf = new Map(
    [...called].flatMap(([name, nodes]) => {
      const ids = new Set(nodes.flatMap((node) => (node.kind === 'organisation' ? node.id : [])));
      const [only, ...others] = ids;
      return only !== undefined && others.length === 0 ? [[name, only] as const] : [];
    }),
  );
  const rows = await db
    .select({ id: organizations.id, name: organizations.name, type: organizations.type })
    .from(organizations)
    .where(inArray(organizations.id, [...new Set(idOf.values())]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...idOf].flatMap(([name, id]) => {
      const match = byId.get(id);
      return match ? [[name, match] as const] : [];
    }),
  );
}

type Bearers = ReadonlyMap<string, OwnerName>;

const isNamed = ({ id, name }: OwnerName, who: string, bearers: Bearers): boolean =>
  bearers.get(who)?.id === id || ` ${nameKey(who)} `.includes(` ${nameKey(name)} `);

/** The one whose an item is: where it is of several, the only one of them that its signals name. */
function ownerAmong(
  owners: readonly OwnerName[],
  own: readonly PlacedMention[],
  bearers: Bearers,
): OwnerName | null {
  const whos = new Set(own.flatMap(({ signal }) => signal.who?.value ?? []));
  const named = owners.filter((owner) => [...whos].some((who) => isNamed(owner, who, bearers)));
  const [only, ...others] = owners.length > 1 ? named : owners;
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * Who does what these signals tell: in its own papers and meetings the organization that they are of, elsewhere the one
 * that is named. Where the graph knows nobody, the name as it is said.
 */
export async function actorsOf(db: Db, tellings: readonly PlacedMention[]): Promise<Map<string, Actor>> {
  const owners = await ownersOf(db, [...new Set(tellings.map(({ itemId }) => itemId))]);
  const bearers = await bearersOf(db, [
    ...new Set(tellings.flatMap(({ signal }) => signal.who?.value ?? [])),
  ]);
  const byItem = Map.groupBy(tellings, ({ itemId }) => itemId);
  const ownerOf = new Map(
    [...byItem].map(([itemId, own]) => [itemId, ownerAmong(owners.get(itemId) ?? [], own, bearers)]),
  );
  return new Map(
    tellings.map((telling) => {
      const who = telling.signal.who?.value ?? null;
      const owner = ownerOf.get(telling.itemId) ?? null;
      const bearer = (who === null ? null : bearers.get(who)) ?? null;
      const own = owner !== null && isByOwner(telling, owner) ? owner : null;
      return [telling.id, actorOf(isOwnPaper(telling) ? (own ?? bearer) : (bearer ?? own), telling)];
    }),
  );
}

/** A meeting comes as an episode and as a video too. */
const isOwnPaper = ({ itemKind, meetingId }: PlacedMention): boolean =>
  itemKind === 'meeting' || itemKind === 'document' || meetingId !== null;

/** Whether the organization that an item is of does what it tells: it does where nobody is named, or it is. */
function isByOwner(telling: PlacedMention, owner: OwnerName): boolean {
  const { kind, who } = telling.signal;
  if (doneToManagers.has(kind) && isCompany(owner.type)) return false;
  return who === null || isOwnPaper(telling) || isNamed(owner, who.value, new Map());
}

function actorOf(ownerName: OwnerName | null, { signal, itemId }: PlacedMention): Actor {
  if (ownerName !== null) return { scope: ownerName.id, organizationId: ownerName.id, who: ownerName.name };
  const who = signal.who?.value ?? null;
  const key = who === null ? '' : nameKey(who);
  return { scope: key === '' ? `item ${itemId}` : `name ${key}`, organizationId: null, who };
}
