import {
  ClaimTheme,
  ConnectionChange,
  MeetingChange,
  NewConnection,
  NewMeeting,
  OrganizationChange,
  PersonChange,
  RecordsTask,
  UserChange,
} from '@ecco/contract/schemas';
import { type AuditEntry, themeIds } from '@ecco/domain';
import { relinkItem, unlinkItem } from '@ecco/pipeline';
import { z } from 'zod';
import { changeConnection, connect, disconnect } from '../graph/connection.usecases.ts';
import { changePerson } from '../graph/member.usecases.ts';
import { changeOrganization } from '../graph/organization-editing.usecases.ts';
import { changeUser } from '../identity/user/user-administration.usecases.ts';
import { setClaimTheme } from '../insight/claim-theme.usecases.ts';
import { itemPolicy } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { meetingPolicy } from '../meeting/meeting.policy.ts';
import { addMeeting, changeMeeting, meetingOf, removeMeeting } from '../meeting/meeting.usecases.ts';
import { unmergeNodes } from '../merge/merge.usecases.ts';
import { organizationPolicy } from '../organization/organization.policy.ts';
import { findOrganization } from '../organization/organization.usecases.ts';
import { runRecords } from '../record/record.usecases.ts';
import type { Actor } from '../request/access/actor.ts';
import { authorize } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import type { Services } from '../request/services.ts';
import { cannotUndo } from './audit.errors.ts';
import { isWhole } from './audit-record.ts';

type Undo = Pick<Services, 'store' | 'pipeline'> & {
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
    const at = { organizationId: subject.id, itemId: uuid };
    await store.transaction((tx) => (isIts ? relinkItem : unlinkItem)(tx, at));
  };

const managedOrganization = async ({ store, actor, entry: { subject } }: Undo) =>
  permit(organizationPolicy, 'manage', { thing: await findOrganization(store, subject.id), actor });

/** What an organization was before, put back as a change of its own. */
const organization: Undoer = async (undo) => {
  const { store, entry, now } = undo;
  const change = OrganizationChange.parse(entry.before ?? {});
  await changeOrganization(store, await managedOrganization(undo), { change, now });
};

const user: Undoer = async ({ store, actor, entry: { subject, before }, now }) => {
  const who = authorize('administration.updateUser', actor);
  const change = UserChange.parse(before ?? {});
  await changeUser({ store, now: () => now }, who, { id: subject.id, change });
};

const connection: Undoer = async (undo) => {
  const id = z.uuid().parse(undo.entry.after?.['connection_id']);
  await disconnect(undo.store, await managedOrganization(undo), id);
};
const reconnected: Undoer = async (undo) => {
  const id = z.uuid().parse(undo.entry.after?.['connection_id']);
  const change = ConnectionChange.parse(undo.entry.before);
  await changeConnection(undo.store, await managedOrganization(undo), { id, change });
};
const disconnection: Undoer = async (undo) => {
  await connect(undo.store, await managedOrganization(undo), NewConnection.parse(undo.entry.before));
};

const Ids = z.array(z.string());
const reopened: Undoer = async ({ pipeline, entry: { after } }) => {
  const put = await pipeline.reopenCandidates(Ids.parse(after?.['candidate_ids']));
  if (put.length === 0) throw cannotUndo();
};

const record: Undoer = async ({ store, pipeline, actor, entry: { after } }) => {
  const { kind, task, uuids } = RecordsTask.parse(after);
  const opposite = task === 'delete' ? 'restore' : 'delete';
  await runRecords({ store, pipeline }, authorize('record.run', actor), { kind, task: opposite, uuids });
};

const meetingMade: Undoer = async ({ store, actor, entry: { subject } }) => {
  const thing = await meetingOf(store, subject.id);
  await removeMeeting(store, permit(meetingPolicy, 'remove', { thing, actor }));
};
const meetingChanged: Undoer = async ({ store, actor, entry: { subject, before } }) => {
  const thing = await meetingOf(store, subject.id);
  const permitted = permit(meetingPolicy, 'change', { thing, actor });
  await changeMeeting(store, permitted, MeetingChange.parse(before));
};
const meetingRemoved: Undoer = async ({ store, actor, entry: { before } }) => {
  await addMeeting(store, authorize('meeting.create', actor), NewMeeting.parse(before));
};

const person: Undoer = async ({ store, actor, entry: { subject, before } }) => {
  const who = authorize('graph.updatePerson', actor);
  await changePerson(store, who, { id: subject.id, change: PersonChange.parse(before) });
};

const ThemeCorrection = ClaimTheme.shape.theme_id;
const claimTheme: Undoer = async ({ store, actor, entry: { subject, before, after } }) => {
  const { item } = await findItem(store, { id: subject.id });
  const theme = ThemeCorrection.parse(before?.['theme_id']);
  await setClaimTheme(store, permit(itemPolicy, 'curate', { thing: item, actor }), {
    claim: z.uuid().parse(after?.['claim']),
    theme: themeIds.find((id) => id === theme) ?? null,
  });
};

/** How each action is undone; what is not here cannot be. */
const undoers: Readonly<Record<string, Undoer>> = {
  'curation.setScore': async ({ store, entry: { subject, before } }) => {
    const score = before?.['score'];
    await store.items.update(subject.id, { score: typeof score === 'number' ? score : null });
  },
  'insight.setTheme': claimTheme,
  'graph.update': organization,
  'graph.builderUpdate': organization,
  'graph.updatePerson': person,
  'meeting.create': meetingMade,
  'meeting.update': meetingChanged,
  'meeting.remove': meetingRemoved,
  'graph.create': async ({ store, entry: { subject } }) => {
    if (!(await store.organizations.remove(subject.id))) throw cannotUndo();
  },
  'merge.merge': async ({ store, actor, entry: { after } }) => {
    await unmergeNodes(store, authorize('merge.undo', actor), z.uuid().parse(after?.['merge_id']));
  },
  'graph.remove': async ({ store, entry: { subject } }) => {
    await store.organizations.restore(subject.id);
  },
  'graph.connect': connection,
  'graph.changeConnection': reconnected,
  'graph.disconnect': disconnection,
  'administration.updateUser': user,
  'podcast.ignore': async ({ store, entry: { subject, before } }) => {
    await store.shows.setIgnored(subject.id, before?.['ignore'] === true);
  },
  'candidate.approve': reopened,
  'candidate.approveMany': reopened,
  'candidate.reject': reopened,
  'candidate.rejectMany': reopened,
  'record.run': record,
  'graph.unlinkItem': linked(true),
  'graph.linkItem': linked(false),
};

const undoerOf = ({ action }: AuditEntry): Undoer | undefined =>
  Object.hasOwn(undoers, action) ? undoers[action] : undefined;

/** The log cuts what is long. Half a text is not put back, nor is half of many things decided again. */
const isFullyLogged = ({ before, after }: AuditEntry): boolean =>
  isWhole(before) && isWhole(after?.['candidate_ids']) && isWhole(after?.['uuids']) && after?.['count'] !== 0;

/** Records that were deleted or put back are put as they were; of the other tasks nobody knows what was there before. */
const isTwoWay = ({ action, after }: AuditEntry): boolean =>
  action !== 'record.run' || /^(?:delete|restore)$/.test(String(after?.['task']));

/** Whether an entry can be undone: it was done, names what it changed, and was not undone. */
export const mayUndo = (entry: AuditEntry): boolean =>
  entry.undoneAt === null &&
  !entry.isOpen &&
  entry.subject !== null &&
  undoerOf(entry) !== undefined &&
  isFullyLogged(entry) &&
  isTwoWay(entry);

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
