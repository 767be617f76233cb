import { type DraftLine, limits } from '@ecco/contract';
import type { ItemWithShow } from '@ecco/store';
import { presentProceedings } from '../item/proceedings.presenter.ts';
import { findMeeting, type MeetingReading } from '../meeting/meeting.usecases.ts';
import { dayText } from '../update/update-words.ts';
import { decisionLine } from './decision-line.ts';
import { type Draft, type DraftedSection, withoutRepeats } from './draft-lines.ts';
import { type DraftSources, keySentences, metaOf, pathOfItem, summaryOf } from './item-draft.ts';

type SourceDraft = { section: DraftedSection; decisions: DraftLine[] };

async function readSource(
  { itemDetails }: DraftSources,
  meetingPath: string,
  itemWithShow: ItemWithShow,
): Promise<SourceDraft> {
  const details = await itemDetails.of(itemWithShow.item);
  const path = `${meetingPath}?select=${encodeURIComponent(itemWithShow.item.slug)}`;
  return {
    section: {
      name: itemWithShow.item.title,
      meta: metaOf(itemWithShow),
      path,
      lines: keySentences(summaryOf(details)),
    },
    decisions: presentProceedings(details.proceedings, details.profile).decisions.flatMap(decisionLine),
  };
}

/** Whose meeting it is, when, and where. */
function draftHead({ meeting, sources }: MeetingReading) {
  if (meeting === null) {
    const [lone] = sources;
    return { uuid: lone.item.id, title: lone.item.title, meta: metaOf(lone), path: pathOfItem(lone.item) };
  }
  const parts = [meeting.fundName, meeting.heldAt && dayText(meeting.heldAt), meeting.location];
  return {
    uuid: meeting.id,
    title: meeting.title,
    meta: parts.filter(Boolean).join(' · ') || null,
    path: `/event/${meeting.id}`,
  };
}

/** What a mail could say of a meeting: what was decided, then what each recording and paper tells. @throws RequestError 404 */
export async function meetingDraft(services: DraftSources, { id }: { id: string }): Promise<Draft> {
  const meetingReading = await findMeeting(services.store, id);
  const head = draftHead(meetingReading);
  const sources = await Promise.all(
    meetingReading.sources
      .slice(0, limits.draftSources)
      .map((source) => readSource(services, `/event/${head.uuid}`, source)),
  );
  const decisions = sources.flatMap((source) => source.decisions).slice(0, limits.draftDecisions);
  return {
    ...head,
    sections: withoutRepeats([
      { name: 'Decisions', meta: null, path: null, lines: decisions },
      ...sources.map(({ section }) => section),
    ]),
  };
}
