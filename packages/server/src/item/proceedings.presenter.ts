import type {
  AgendaItem as PublicAgendaItem,
  Citation as PublicCitation,
  Decision as PublicDecision,
  PaperSubject as PublicPaperSubject,
  Proceedings as PublicProceedings,
  Signal as PublicSignal,
  UnnamedVote as PublicUnnamedVote,
} from '@ecco/contract';
import {
  type AgendaItem,
  type CitedField,
  type Decision,
  type Proceedings,
  proceedingsHeadlines,
  type Signal,
  type UnnamedVote,
} from '@ecco/domain';
import { proceduralDecisions } from '@ecco/engine';
import { presentCitation, presentCitedText } from './citation.presenter.ts';
import type { CitedLines, TranscriptProfile } from './transcript-profile.ts';

type PublicCitedField<Value> = {
  value: Value;
  certainty: 'stated' | 'inferred';
  citation: PublicCitation;
} | null;

/** A field whose words are gone is not told. */
function presentCitedField<Value>(reported: CitedField<Value>, profile: CitedLines): PublicCitedField<Value> {
  const citation = reported && presentCitation(reported.citation, profile);
  return reported && citation && { value: reported.value, certainty: reported.certainty, citation };
}

function presentAgendaItem(
  { number, title, state, firstSegment, lastSegment, ...item }: AgendaItem,
  index: number,
  profile: TranscriptProfile,
): PublicAgendaItem[] {
  const citation = presentCitation(item.citation, profile);
  if (!citation) return [];
  return [{ index, number, title, state, content_id: firstSegment, last_content_id: lastSegment, citation }];
}

/** What is worked out of a decision when it is read: its line, and whether it is of procedure alone. */
type Judged = { headline: string; procedural: boolean };

function presentDecision(decision: Decision, judged: Judged, profile: TranscriptProfile): PublicDecision[] {
  const outcome = presentCitation(decision.outcome, profile);
  if (!outcome) return [];
  return [
    {
      ...judged,
      motion: presentCitedText(decision.motion, profile),
      basis: decision.basis,
      moved_by: presentCitedField(decision.movedBy, profile),
      seconded_by: presentCitedField(decision.secondedBy, profile),
      result: presentCitedField(decision.result, profile),
      yes: presentCitedField(decision.yes, profile),
      no: presentCitedField(decision.no, profile),
      abstain: presentCitedField(decision.abstain, profile),
      ballots: decision.ballots.flatMap(({ name, ballot, citation }) => {
        const place = presentCitation(citation, profile);
        return place ? [{ name, ballot, citation: place }] : [];
      }),
      vote_unread: decision.voteUnread && (presentCitation(decision.voteUnread, profile) ?? null),
      amounts: decision.amounts.map((amount) => presentCitedText(amount, profile)),
      conditions: decision.conditions.map((condition) => presentCitedText(condition, profile)),
      amended: decision.amended,
      move: decision.move,
      outcome,
      agenda_item: decision.agendaItem,
    },
  ];
}

/** A signal with its places; none where all its words are gone. `headline`: as the meeting or the ledger tells it. */
export function presentSignal(signal: Signal, headline: string, profile: CitedLines): PublicSignal[] {
  const places = signal.places.flatMap((place) => presentCitation(place, profile) ?? []);
  if (places.length === 0) return [];
  return [
    {
      kind: signal.kind,
      headline,
      sentence: presentCitedText(signal.sentence, profile),
      stage: presentCitedField(signal.stage, profile),
      who: presentCitedField(signal.who, profile),
      manager: presentCitedField(signal.manager, profile),
      vehicle: presentCitedField(signal.vehicle, profile),
      asset_class: presentCitedField(signal.assetClass, profile),
      strategy: presentCitedField(signal.strategy, profile),
      consultant: presentCitedField(signal.consultant, profile),
      person: presentCitedField(signal.person, profile),
      amount: presentCitedField(signal.amount, profile),
      measure: presentCitedField(signal.measure, profile),
      decided: presentCitedField(signal.decided, profile),
      effective: presentCitedField(signal.effective, profile),
      places,
    },
  ];
}

/** What a paper of the meeting calls the matter of a vote; null where it has none of it. */
export type SubjectOfVote = (vote: UnnamedVote) => PublicPaperSubject | null;
const unknown: SubjectOfVote = () => null;

function presentUnnamedVote(
  vote: UnnamedVote,
  profile: TranscriptProfile,
  subjectOf: SubjectOfVote,
): PublicUnnamedVote[] {
  const outcome = presentCitation(vote.outcome, profile);
  if (!outcome) return [];
  const { matter, result, agendaItem } = vote;
  return [{ matter, result, outcome, agenda_item: agendaItem, paper: subjectOf(vote) }];
}

/** Proceedings with their places; what has lost its place is left out. */
export function presentProceedings(
  proceedings: Proceedings,
  profile: TranscriptProfile,
  subjectOf = unknown,
): PublicProceedings {
  const { agenda, decisions, signals, unnamedVotes = [] } = proceedings;
  const headlines = proceedingsHeadlines(proceedings);
  const procedural = proceduralDecisions(proceedings);
  return {
    agenda: agenda.flatMap((item, index) => presentAgendaItem(item, index, profile)),
    decisions: decisions.flatMap((one, at) => {
      const judged = { headline: headlines.decisions[at] ?? '', procedural: procedural[at] ?? false };
      return presentDecision(one, judged, profile);
    }),
    signals: signals.flatMap((one, at) => presentSignal(one, headlines.signals[at] ?? '', profile)),
    unnamed_votes: unnamedVotes.flatMap((one) => presentUnnamedVote(one, profile, subjectOf)),
  };
}
