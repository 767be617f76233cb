import type { AgendaItem, Decision, Proceedings, Signal, UnnamedVote } from '@ecco/contract';
import { buildCitation, buildCitedText } from './citation.factory.ts';

/** A field that this line states in so many words. */
export const buildCitedField = <Value>(line: number, value: Value) => ({
  value,
  certainty: 'stated' as const,
  citation: buildCitation(line),
});

/** An item of the agenda of ten lines: the first, with index 0, is announced by the first line. */
export const buildAgendaItem = (index: number, part: Partial<AgendaItem> = {}): AgendaItem => ({
  index,
  number: `${index + 1}`,
  title: `Matter ${index + 1}`,
  state: null,
  content_id: index * 10,
  last_content_id: index * 10 + 9,
  citation: buildCitation(index * 10),
  ...part,
});

/** A motion that is moved in this line, and of which the source says no more than where it came out. */
export const buildDecision = (line: number, part: Partial<Decision> = {}): Decision => ({
  headline: 'Moved: Adopt the pacing plan',
  motion: buildCitedText('Adopt the pacing plan.', [line]),
  basis: 'motion',
  moved_by: null,
  seconded_by: null,
  result: null,
  yes: null,
  no: null,
  abstain: null,
  ballots: [],
  vote_unread: null,
  amounts: [],
  conditions: [],
  amended: false,
  move: null,
  outcome: buildCitation(line + 1),
  agenda_item: null,
  procedural: false,
  ...part,
});

/** A commitment that this line tells, with nothing said of it. */
export const buildSignal = (line: number, part: Partial<Signal> = {}): Signal => ({
  kind: 'commitment',
  headline: 'Commitment',
  sentence: buildCitedText('The fund commits to timber.', [line]),
  stage: null,
  who: null,
  manager: null,
  vehicle: null,
  asset_class: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: null,
  measure: null,
  decided: null,
  effective: null,
  places: [buildCitation(line)],
  ...part,
});

/** A vote that carried in this line, of which only the number of its item is known. */
export const buildUnnamedVote = (line: number, part: Partial<UnnamedVote> = {}): UnnamedVote => ({
  matter: 'item L',
  result: 'carried',
  outcome: buildCitation(line),
  agenda_item: null,
  paper: null,
  ...part,
});

/** What a meeting of two matters did: one decision under the second, one signal. */
export const buildProceedings = (part: Partial<Proceedings> = {}): Proceedings => ({
  agenda: [buildAgendaItem(0), buildAgendaItem(1)],
  decisions: [buildDecision(12, { agenda_item: 1 })],
  signals: [buildSignal(14)],
  unnamed_votes: [],
  ...part,
});
