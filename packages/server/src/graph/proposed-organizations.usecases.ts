/**
 * Names that items are of, or that somebody acts under in the ledger, and that no organization has: shown to who keeps the
 * directory, and made organizations of in one click. What was here before is linked in the background.
 */
import type { ProposedOrganization } from '@ecco/contract';
import type { Organization, OrganizationType } from '@ecco/domain';
import type { Pipeline } from '@ecco/pipeline';
import { joinNamedOrganization } from '@ecco/pipeline';
import type { ProposedName, Store, Transaction } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { adoptMeetings } from './meetings-by-name.ts';
import { stateIn, typeIn } from './name-guess.ts';

/** Names that are looked at, and items of one that are connected at once; the linking that follows finds the others. */
const [namesMax, itemsAtOnce] = [200, 200];

type Repositories = Pick<Store, 'ledger' | 'organizations'>;

/** Those that nobody in the directory is called by now. */
async function openNames({ ledger, organizations }: Repositories): Promise<ProposedName[]> {
  const names = await ledger.proposedNames(namesMax);
  const isOpen = await Promise.all(
    names.map(async ({ name }) => (await organizations.calledSo(name)).length === 0),
  );
  return names.filter((_, at) => isOpen[at]);
}

const stateOf = ({ name, state }: ProposedName): string | null => stateIn(name) ?? state;

/** The names that wait, with what they say of themselves. */
export async function readProposed(
  store: Repositories,
  _who: Authorized<'administer-read'>,
): Promise<ProposedOrganization[]> {
  return (await openNames(store)).map((proposed) => ({
    name: proposed.name,
    org_type: typeIn(proposed),
    state: stateOf(proposed),
    items: proposed.items,
    signals: proposed.signals,
  }));
}

type Proposal = { proposed: ProposedName; type: OrganizationType };

async function makeOne(tx: Transaction, { proposed, type }: Proposal): Promise<Organization | null> {
  const { name } = proposed;
  const made = await tx.organizations.add({ name, type, state: stateOf(proposed) });
  if (made === null) return null;
  await adoptMeetings(tx, [made.id]);
  const ids = await tx.ledger.itemsWaitingFor(name, itemsAtOnce);
  for (const { item } of await tx.items.findByIds(ids)) await joinNamedOrganization(tx, item);
  return made;
}

type ProposalInput = { names: readonly string[]; type?: OrganizationType | undefined };

/**
 * Makes organizations of proposed names, and has the library linked to them; the names of which none was made are skipped.
 */
export async function addProposed(
  { store, pipeline }: { store: Store; pipeline: Pick<Pipeline, 'relink'> },
  _who: Authorized<'curate'>,
  { names, type: given }: ProposalInput,
): Promise<{ made: Organization[]; skipped: string[] }> {
  const open = new Map((await openNames(store)).map((proposed) => [proposed.name, proposed]));
  const made: Organization[] = [];
  const skipped: string[] = [];
  for (const name of new Set(names)) {
    const proposed = open.get(name);
    const type = (proposed && typeIn(proposed)) ?? given ?? null;
    const one = proposed && type ? await store.transaction((tx) => makeOne(tx, { proposed, type })) : null;
    if (one === null) skipped.push(name);
    else made.push(one);
  }
  if (made.length > 0) await pipeline.relink('anew');
  return { made, skipped };
}
