/**
 * Approved candidates come into the library (D36): items with their first job, meetings with their papers, each connected
 * to its organization with where it was found. All in one transaction, so that nothing is approved by half.
 */

import { momentOf } from '@ecco/domain';
import { meetingBody } from '@ecco/engine';
import type {
  CandidateResult,
  Item,
  NewItem,
  CandidateDraft as StoredCandidate,
  Transaction,
} from '@ecco/store';
import { startJobs } from '../ingest/ingest-item.ts';
import type { StageJobOf } from '../jobs/stage-job.ts';
import { meetingOn } from '../linking/join-meeting.ts';
import { relateOrganization } from '../linking/said-links.ts';
import { CandidateDraft, itemOfDraft, showOfDraft } from './candidate.draft.ts';
import { paperItem } from './candidate-forms.ts';

type Promoting = { jobOf: StageJobOf; by: string | null };
type DraftedCandidate = { candidate: StoredCandidate; draft: CandidateDraft };
type PromotedItem = { item: Item; created: boolean };

/** The shows of the drafts, made where they are new, by their feeds. */
async function showsOf(tx: Transaction, drafted: readonly DraftedCandidate[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { draft } of drafted) {
    if (draft.show === null || ids.has(draft.show.feedUrl)) continue;
    const known = await tx.shows.findByFeedUrl(draft.show.feedUrl);
    const show = known ?? (await tx.shows.upsert(showOfDraft(draft.show))).show;
    ids.set(draft.show.feedUrl, show.id);
  }
  return ids;
}

const itemKey = ({
  canonicalUrl,
  showId,
  guid,
}: Pick<NewItem, 'canonicalUrl' | 'showId' | 'guid'>): string =>
  canonicalUrl ? `url ${canonicalUrl}` : `guid ${showId} ${guid}`;

/** Puts items into the library with their first jobs, in their order; those that are there already are found. */
async function bringIn(
  tx: Transaction,
  jobOf: StageJobOf,
  inputs: readonly NewItem[],
): Promise<PromotedItem[]> {
  const created = await tx.items.insertMany([...inputs]);
  await startJobs(tx, { jobOf, items: created, level: 'person' });
  const fresh = new Map(created.map((item) => [itemKey(item), item]));
  const made: PromotedItem[] = [];
  for (const input of inputs) {
    const item = fresh.get(itemKey(input));
    made.push(item ? { item, created: true } : await tx.items.insertOrFind(input));
  }
  return made;
}

async function promoteItems(
  tx: Transaction,
  drafted: readonly DraftedCandidate[],
  { jobOf }: Promoting,
): Promise<(CandidateResult & DraftedCandidate)[]> {
  const shows = await showsOf(tx, drafted);
  const inputs = drafted.flatMap(({ draft }) =>
    draft.item === null
      ? []
      : [{ ...itemOfDraft(draft.item), showId: shows.get(draft.show?.feedUrl ?? '') ?? null }],
  );
  const made = await bringIn(tx, jobOf, inputs);
  return drafted.flatMap((one, at) => {
    const became = made[at];
    return became === undefined
      ? []
      : [{ ...one, id: one.candidate.id, itemId: became.item.id, isMade: became.created }];
  });
}

type Owner = { id: string; name: string };

/** The meeting that a candidate tells of: the one that the organization has on that day of that body, else a new one. */
async function meetingOf(tx: Transaction, owner: Owner, { candidate: { content } }: DraftedCandidate) {
  const day = content.day ?? '';
  const body = meetingBody(content.title);
  const there = body === null ? 'none' : await meetingOn(tx, owner, { day, body });
  if (typeof there !== 'string') return { meeting: there, created: false };
  const { time, time_zone: zone } = content;
  const hasHour = time !== null && zone !== null;
  const details = {
    title: content.title,
    heldAt: hasHour ? momentOf(day, time, zone) : new Date(`${day}T00:00:00Z`),
    dayOnly: !hasHour,
    timeZone: hasHour ? zone : null,
    timeZoneFrom: hasHour ? (content.time_zone_from ?? null) : null,
    fundName: owner.name,
    location: content.location,
  };
  const made = await tx.meetings.add(details);
  const meeting = made ?? (await tx.meetings.findSame(details));
  return meeting === null ? null : { meeting, created: made !== null };
}

/** Makes the meeting of a candidate and brings its papers in with it. */
async function promoteMeeting(
  tx: Transaction,
  owner: Owner,
  one: DraftedCandidate,
  { jobOf, by }: Promoting,
): Promise<CandidateResult | null> {
  const match = await meetingOf(tx, owner, one);
  if (match === null) return null;
  const { content, sourceUrl } = one.candidate;
  await tx.graph.connect({
    organizationId: owner.id,
    edge: 'HAS_MEETING',
    target: { kind: 'meeting', id: match.meeting.id },
    provenance: 'crawl',
    sourceUrl,
    createdBy: by,
  });
  const papers = content.papers.flatMap(({ url, title, document_type: type }) => {
    const named = `${content.title}, ${content.day}: ${title || type}`;
    const item = paperItem({ title: named, url, documentType: type });
    return item === null ? [] : [itemOfDraft(item)];
  });
  for (const { item } of await bringIn(tx, jobOf, papers))
    await tx.meetings.addItem(match.meeting.id, item.id);
  return { id: one.candidate.id, meetingId: match.meeting.id, isMade: match.created };
}

/** Papers go into the meeting that they were found with, where that was approved. */
async function joinMeetings(
  tx: Transaction,
  became: readonly (CandidateResult & DraftedCandidate)[],
): Promise<void> {
  const parents = await tx.candidates.findByIds(became.flatMap(({ candidate }) => candidate.meetingOf ?? []));
  const meetings = new Map(parents.map(({ id, meetingId }) => [id, meetingId]));
  for (const { candidate, itemId } of became) {
    const meetingId = meetings.get(candidate.meetingOf ?? '');
    if (meetingId && itemId) await tx.meetings.addItem(meetingId, itemId);
  }
}

/** Brings approved candidates of one organization into the library. Call it in the transaction that approves them. */
export async function promote(
  tx: Transaction,
  owner: Owner,
  candidates: readonly StoredCandidate[],
  how: Promoting,
): Promise<void> {
  const drafted = candidates.map((candidate) => ({
    candidate,
    draft: CandidateDraft.parse(candidate.draft),
  }));
  const items = await promoteItems(
    tx,
    drafted.filter(({ draft }) => draft.item !== null),
    how,
  );
  await tx.graph.connectItems({
    organizationId: owner.id,
    itemIds: items.flatMap(({ itemId, draft, candidate }) =>
      itemId ? [{ itemId, edge: draft.edge, sourceUrl: candidate.sourceUrl }] : [],
    ),
    provenance: 'crawl',
    createdBy: how.by,
  });
  const meetings: CandidateResult[] = [];
  for (const one of drafted.filter(({ draft }) => draft.item === null)) {
    const became = await promoteMeeting(tx, owner, one, how);
    if (became !== null) meetings.push(became);
  }
  await tx.candidates.became([
    ...items.map(({ id, itemId = null, isMade }) => ({ id, itemId, isMade })),
    ...meetings,
  ]);
  await joinMeetings(tx, items);
  await relateOrganization(tx, owner.id);
}
