import type { AgendaItem, UnnamedVote } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';
import type { SettledMotion } from './decisions/motion.ts';
import { marker } from './talk/marker.ts';
import { citeRun, runText, type Turn } from './talk/turn.ts';

const called = new RegExp(marker, 'iu');
/** "9C", "L": what a matter is called by where nobody says what sort of paper it is. */
const alone = /^(?:\d{1,4}[ .-]?[a-z]?|[a-z])$/iu;
/** A motion of order, the minutes and thanks have no number. */
const isOfItem = /^(?:agenda |consent |calendar )?items? (?:(?:numbers?|nos?\.?|#) ?)?/iu;
const letters = /\b(?:\d{1,4}[ .-]?)?[a-z]\b/giu;
const inCapitals = (number: string): string => number.replace(letters, (said) => said.toUpperCase());

type Talk = {
  segments: readonly Segment[];
  agenda: readonly AgendaItem[];
  itemAt: (turn: Turn, at: number) => number | null;
};

/** Votes whose matter is known by its number alone, and where they end; those of no number are left out. */
export function unnamedVotes(
  { segments, agenda, itemAt }: Talk,
  voted: readonly SettledMotion[],
): UnnamedVote[] {
  return voted.flatMap(({ motion, outcome, result }) => {
    const agendaItem = itemAt(outcome.turn, outcome.start);
    const matter = matterIn(motion.words.map(runText).join(' ')) ?? ofItem(agenda[agendaItem ?? -1]);
    const place = citeRun(segments, outcome).at(-1);
    return matter === null || place === undefined || result === null
      ? []
      : [{ matter, result, outcome: place, agendaItem }];
  });
}

const ofItem = (item: AgendaItem | undefined): string | null =>
  item === undefined || item.number === null ? null : `item ${item.number}`;

/** "Agenda item l" is "item L". */
function matterIn(words: string): string | null {
  const bare = words.trim().replace(/[.,;:]{1,4}$/u, '');
  if (alone.test(bare)) return `item ${inCapitals(bare)}`;
  const match = called
    .exec(words)?.[0]
    .trim()
    .replace(/[.,/-]{1,4}$/u, '');
  if (match === undefined) return null;
  return isOfItem.test(match) ? `item ${inCapitals(match.replace(isOfItem, ''))}` : match;
}
