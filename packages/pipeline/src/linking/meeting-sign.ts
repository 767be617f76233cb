import type { DocumentType, MeetingSign } from '@ecco/domain';
import { meetingBody } from '@ecco/engine';
import type { Item, Segment, Store } from '@ecco/store';
import { fileNameOf } from '../item/file-name.ts';
import { metaOf } from '../item/item-meta.ts';
import { dateOfPaper, dateOfTalk } from '../sources/document/paper.date.ts';

const ofMeeting: ReadonlySet<string> = new Set<DocumentType>([
  'agenda',
  'packet',
  'minutes',
  'draft-minutes',
  'approved-minutes',
  'notice',
  'meeting-transcript',
]);

/** Blocks of a paper, and turns of a talk, in which it may say what it is of. */
const [headBlocks, openingTurns] = [25, 30];
/** Of these the first ones tell whose meeting it is, where the title does not. */
const bodyBlocks = 4;

type MeetingText = { item: Item; segments: readonly Segment[] };

/** Whether an item is of a meeting: its kind or its type says so, or something is decided in it. */
async function isOfMeeting({ proceedings }: Pick<Store, 'proceedings'>, item: Item): Promise<boolean> {
  if (item.kind === 'document') return ofMeeting.has(metaOf(item).documentType ?? '');
  if (item.kind === 'meeting' || item.kind === 'article') return item.kind === 'meeting';
  return (await proceedings.ofItem(item.id)).decisions.length > 0;
}

/** Each of the first blocks is asked by itself: two of them name two bodies that have nothing to do with each other. */
function bodyNamed({ item, segments }: MeetingText): string | null {
  const titled = meetingBody(item.title);
  if (titled !== null) return titled;
  const said = segments.slice(0, bodyBlocks).flatMap(({ text }) => meetingBody(text) ?? []);
  return new Set(said).size === 1 ? (said[0] ?? null) : null;
}

/** The meeting that an item says it is of; null where it is of none, or does not say of which day or body beyond doubt. */
export async function meetingSignOf(
  store: Pick<Store, 'proceedings'>,
  read: MeetingText,
): Promise<MeetingSign | null> {
  const { item, segments } = read;
  if (!(await isOfMeeting(store, item))) return null;
  const { words, file } = metaOf(item);
  const name = fileNameOf(file?.name ?? words?.name ?? item.sourceUrl);
  const texts = segments.slice(0, Math.max(headBlocks, openingTurns)).map(({ text }) => text);
  const known = { name, title: item.title };
  const paperDate =
    item.kind === 'document'
      ? dateOfPaper({ ...known, head: texts.slice(0, headBlocks), isOfMeeting: true })
      : dateOfTalk({ ...known, texts });
  const body = bodyNamed(read);
  return paperDate === null || body === null ? null : { day: paperDate.iso.slice(0, 10), body };
}
