import { isCompany, type OrganisationType, type SignalKind } from '@ecco/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { calledNodes, itemOrganisations } from '../links/index.ts';
import { organisations } from '../organisations/index.ts';
import { nameKey } from '../text/name-key.ts';
import type { Actor, PlacedTelling } from './ledger.types.ts';

type Named = { id: string; name: string; type: OrganisationType };

/** What an allocator does with a manager. In a source of a company it is told by that manager, of a client it does not name. */
const doneToManagers = new Set<SignalKind>(['commitment', 'redemption', 'termination', 'hire', 'pacing']);

/** The organisation that each of these items is of, where it is of one alone. */
async function ownersOf(db: Db, itemIds: readonly string[]): Promise<Map<string, Named>> {
  const rows = await db
    .select({
      itemId: itemOrganisations.itemId,
      id: organisations.id,
      name: organisations.name,
      type: organisations.type,
    })
    .from(itemOrganisations)
    .innerJoin(organisations, eq(organisations.id, itemOrganisations.organisationId))
    .where(
      and(
        inArray(itemOrganisations.itemId, [...itemIds]),
        eq(itemOrganisations.relation, 'of'),
        isNull(itemOrganisations.unlinkedAt),
        isNull(organisations.deletedAt),
      ),
    );
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map(
    [...byItem].flatMap(([itemId, [only, ...others]]) =>
      only && others.length === 0 ? [[itemId, only]] : [],
    ),
  );
}

/** The organisation that each of these names is of, where it is of one alone. */
async function bearersOf(db: Db, names: readonly string[]): Promise<Map<string, Named>> {
  const called = await calledNodes(db, names);
  const idOf = new Map(
    [...called].flatMap(([name, nodes]) => {
      const ids = new Set(nodes.flatMap((node) => (node.kind === 'organisation' ? node.id : [])));
      const [only, ...others] = ids;
      return only !== undefined && others.length === 0 ? [[name, only] as const] : [];
    }),
  );
  const rows = await db
    .select({ id: organisations.id, name: organisations.name, type: organisations.type })
    .from(organisations)
    .where(inArray(organisations.id, [...new Set(idOf.values())]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...idOf].flatMap(([name, id]) => {
      const found = byId.get(id);
      return found ? [[name, found] as const] : [];
    }),
  );
}

/**
 * Who does what these signals tell: in its own papers and meetings the organisation that they are of, elsewhere the one
 * that is named. Where the graph knows nobody, the name as it is said.
 */
export async function actorsOf(db: Db, tellings: readonly PlacedTelling[]): Promise<Map<string, Actor>> {
  const owners = await ownersOf(db, [...new Set(tellings.map(({ itemId }) => itemId))]);
  const bearers = await bearersOf(db, [
    ...new Set(tellings.flatMap(({ signal }) => signal.who?.value ?? [])),
  ]);
  return new Map(
    tellings.map((telling) => {
      const who = telling.signal.who?.value ?? null;
      const owner = owners.get(telling.itemId) ?? null;
      const bearer = (who === null ? null : bearers.get(who)) ?? null;
      const own = owner !== null && isByOwner(telling, owner) ? owner : null;
      return [telling.id, actorOf(isOwnPaper(telling) ? (own ?? bearer) : (bearer ?? own), telling)];
    }),
  );
}

/** A meeting comes as an episode and as a video too. */
const isOwnPaper = ({ itemKind, meetingId }: PlacedTelling): boolean =>
  itemKind === 'meeting' || itemKind === 'document' || meetingId !== null;

/** Whether the organisation that an item is of does what it tells: it does where nobody is named, or it is. */
function isByOwner(telling: PlacedTelling, owner: Named): boolean {
  const { kind, who } = telling.signal;
  if (doneToManagers.has(kind) && isCompany(owner.type)) return false;
  return (
    who === null || isOwnPaper(telling) || ` ${nameKey(who.value)} `.includes(` ${nameKey(owner.name)} `)
  );
}

function actorOf(found: Named | null, { signal, itemId }: PlacedTelling): Actor {
  if (found !== null) return { scope: found.id, organisationId: found.id, who: found.name };
  const who = signal.who?.value ?? null;
  const key = who === null ? '' : nameKey(who);
  return { scope: key === '' ? `item ${itemId}` : `name ${key}`, organisationId: null, who };
}
