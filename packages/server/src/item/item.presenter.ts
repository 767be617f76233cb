import type { Item as PublicItem, Summary as PublicSummary } from '@ecco/contract';
import { endStatus, type JoinedItem } from '@ecco/domain';
import type { Interest } from '@ecco/engine';
import { isReadByOlder, listedIn } from '@ecco/pipeline';
import type { ItemWithShow, Meeting } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { reachable } from '../samples/sample.address.ts';
import { presentOptions } from './analysis-options.ts';
import { presentAssertions } from './assertion.presenter.ts';
import { presentDigest } from './digest.presenter.ts';
import { presentEntities } from './entity.presenter.ts';
import { failureWordsFor } from './failure-words.ts';
import { itemPolicy, mayWithItem } from './item.policy.ts';
import { addressesOf } from './item-addresses.ts';
import { presentCard } from './item-card.presenter.ts';
import type { ItemDetails } from './item-details.ts';
import { presentNames } from './item-names.presenter.ts';
import {
  type ItemLinks,
  ownerOf,
  pagesByName,
  presentOrganizations,
  presentPeople,
} from './link.presenter.ts';
import { presentNarration } from './narration.presenter.ts';
import { presentNotes } from './note.presenter.ts';
import { presentProceedings } from './proceedings.presenter.ts';
import { publisherWords } from './publisher-words.ts';
import { presentReports } from './reading-report.presenter.ts';
import { type Names, namesByLabel, presentSegment } from './segment.presenter.ts';
import { presentHearing } from './segment-hearing.presenter.ts';
import { presentSpeakers } from './speaker.presenter.ts';
import { presentSummary } from './summary.presenter.ts';

/** An item with its show and all that hangs off it. */
export type ItemWhole = ItemWithShow & ItemDetails & { meeting: Meeting | null; links: ItemLinks };

/** One summary per version: of several engines' the latest, which the store lists first. */
function presentSummaries(whole: ItemWhole, names: Names, interests: readonly Interest[]): PublicSummary[] {
  const latest = whole.summaries.filter(
    ({ version }, index, all) => all.findIndex((other) => other.version === version) === index,
  );
  return latest.map((summary) => presentSummary(summary, { ...whole, names, interests }));
}

function countProceedings({ proceedings, profile }: ItemWhole): PublicItem['proceedings'] {
  const { agenda, decisions, signals, unnamed_votes } = presentProceedings(proceedings, profile);
  return {
    agenda: agenda.length,
    decisions: decisions.length,
    signals: signals.length,
    unnamed_votes: unnamed_votes.length,
  };
}

const presentJoined = ({
  id,
  title,
  reason,
  addedAt,
  joinedAt,
}: JoinedItem): PublicItem['joined'][number] => ({
  uuid: id,
  ...{ title, reason },
  added_at: addedAt.toISOString(),
  joined_at: joinedAt.toISOString(),
});

type Reader = { actor: Actor; interests: readonly Interest[] };

/**
 * An item in full, with the first page of its transcript and what the reader may do with it; what the reader wants to
 * know of comes first.
 */
export function presentItem(whole: ItemWhole, { actor, interests }: Reader): PublicItem {
  const { item, profile, speakers } = whole;
  const names = namesByLabel(speakers);
  return {
    ...presentCard({ ...whole, organization: ownerOf(whole.links) }),
    message: failureWordsFor(item, actor),
    description: item.description,
    ...addressesOf(whole),
    ...presentNames(item),
    updated_at: item.updatedAt.toISOString(),
    publisher_words: publisherWords(item),
    organizations_listed: listedIn(item),
    language: item.language,
    source_url: reachable(item.sourceUrl),
    transcribed_duration:
      item.transcribedDurationMs === null ? null : Math.round(item.transcribedDurationMs / 1000),
    media_kept: whole.media !== null,
    processed: item.status === endStatus,
    meeting: whole.meeting && { uuid: whole.meeting.id, title: whole.meeting.title },
    audio_digest: whole.digest && presentDigest(whole.digest),
    content: whole.firstPage.map((segment) => ({
      ...presentSegment(segment, names),
      ...presentHearing(segment, whole.hearings),
    })),
    content_total: profile.total,
    speakers: presentSpeakers(speakers, profile),
    summaries: presentSummaries(whole, names, interests),
    narration: presentNarration(whole),
    entities: presentEntities(whole.entities, profile, pagesByName(whole.links)),
    organizations: presentOrganizations(whole.links, profile),
    people: presentPeople(whole.links, profile),
    assertions: presentAssertions(whole.assertions, profile, names),
    proceedings: countProceedings(whole),
    ...presentNotes(item),
    reading_reports: presentReports(item, actor),
    readers_improved: actor.role === 'admin' && isReadByOlder(item),
    joined: itemPolicy.correct.may(item, actor) ? whole.joined.map(presentJoined) : [],
    analysis_options: presentOptions(item),
    may: mayWithItem(item, actor),
  };
}
