import { OrganizationChange } from '@ecco/contract/schemas';
import type { AuditEntry } from '@ecco/domain';
import { relinkItem, unlinkItem } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import { changeOrganisation } from '../graph/organisation-editing.usecases.ts';
import { organisationPolicy } from '../organisation/organisation.policy.ts';
import { findOrganisation } from '../organisation/organisation.usecases.ts';
import type { Actor } from '../request/access/actor.ts';
import { permit } from '../request/access/thing-policy.ts';

type Undo = {
  store: Store;
  actor: Actor;
  entry: AuditEntry & { subject: NonNullable<AuditEntry['subject']> };
  now: number;
};
type Undoer = (undo: Undo) => Promise<void>;

const linked =
  (isIts: boolean): Undoer =>
  async ({ store, entry: { subject, after } }) => {
    const uuid = after?.['uuid'];
    if (typeof uuid !== 'string') return;
    const at = { organisationId: subject.id, itemId: uuid };
    await store.transaction((tx) => (isIts ? relinkItem : unlinkItem)(tx, at));
  };

/** What an organisation was before, put back as a change of its own. */
const organisation: Undoer = async ({ store, actor, entry: { subject, before }, now }) => {
  const thing = await findOrganisation(store, subject.id);
  const change = OrganizationChange.parse(before ?? {});
  await changeOrganisation(store, permit(organisationPolicy, 'manage', { thing, actor }), { change, now });
};

/** How each action is undone; what is not here cannot be. */
const undoers: Readonly<Record<string, Undoer>> = {
  'curation.setScore': async ({ store, entry: { subject, before } }) => {
    const score = before?.['score'];
    await store.items.update(subject.id, { score: typeof score === 'number' ? score : null });
  },
  'graph.update': organisation,
  'graph.builderUpdate': organisation,
  'graph.remove': async ({ store, entry: { subject } }) => {
    await store.organisations.restore(subject.id);
  },
  'graph.unlinkItem': linked(true),
  'graph.linkItem': linked(false),
};

const undoerOf = ({ action }: AuditEntry): Undoer | undefined =>
  Object.hasOwn(undoers, action) ? undoers[action] : undefined;

/** Whether an entry can be undone: it was done, names what it changed, and was not undone. */
export const mayUndo = (entry: AuditEntry): boolean =>
  entry.undoneAt === null && !entry.isOpen && entry.subject !== null && undoerOf(entry) !== undefined;

/** Puts back what was there before; false where that cannot be. */
export async function undoEntry({
  entry,
  ...tools
}: Omit<Undo, 'entry'> & { entry: AuditEntry }): Promise<boolean> {
  const { subject } = entry;
  const undo = undoerOf(entry);
  if (subject === null || undo === undefined) return false;
  await undo({ ...tools, entry: { ...entry, subject } });
  return true;
}
