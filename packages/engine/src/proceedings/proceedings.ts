import type { AgendaItem, Decision, Outline, Proceedings } from '@ecco/domain';
import { isNoted } from '../meeting/agenda/announce.lexicon.ts';
import { findAgenda } from '../meeting/agenda/find-agenda.ts';
import { findVotes } from '../meeting/find-decisions.ts';
import { isRefusal } from '../meeting/signals/effect.ts';
import { findSignals } from '../meeting/signals/find-signals.ts';
import { withPastDay } from '../meeting/signals/past-day.ts';
import { findMoves } from '../moves/find-moves.ts';
import type { Source } from '../ports/ports.ts';

type Input = Source & { outline: Outline };

const cache = new WeakMap<Input['segments'], { input: Input; proceedings: Proceedings }>();

/**
 * What a body did in a meeting: its agenda, what it decided, what it does with its money. Empty for other sources.
 * Cached for the last reading of the same segments: the first screen is made from it as well.
 */
export function readProceedings(input: Input): Proceedings {
  const cached = cache.get(input.segments);
  if (cached?.input.context === input.context && cached.input.outline === input.outline)
    return cached.proceedings;
  const proceedings = read(input);
  cache.set(input.segments, { input, proceedings });
  return proceedings;
}

function read(source: Input): Proceedings {
  const items = findAgenda(source);
  const { decisions, unnamedVotes } = findVotes(source, items);
  const agenda = items.map((item, at) => finished(item, { at, source, decisions }));
  const ownSignals = findSignals(source, { agenda, decisions });
  // Who meets tells of itself; what else somebody reports is read by stricter rules.
  const signals = ownSignals.length > 0 ? ownSignals : findMoves(source);
  const proceedings = { agenda, decisions, signals: signals.map(withPastDay) };
  return unnamedVotes.length === 0 ? proceedings : { ...proceedings, unnamedVotes };
}

/** Whether a vote decides its item: one on a change to a motion, or on taking one up again, does not. */
function isOfItem({ move, result, outcome }: Decision): boolean {
  if (move === 'no-second') return !/\bamend/iu.test(outcome.quote);
  return move === null || (move === 'substitute' && result?.value === 'carried');
}

type SourceDecisions = { at: number; source: Input; decisions: readonly Decision[] };

/** An item with what became of it; where nobody named it, it has the title of the chapter that begins with it, or its number. */
function finished(item: AgendaItem, { at, source, decisions }: SourceDecisions): AgendaItem {
  const { segments, outline } = source;
  const chapter = outline.chapters.find(({ firstSegment }) => firstSegment === item.firstSegment);
  const title = item.title || chapter?.title || `Item ${item.number ?? at + 1}`;
  const last = decisions.findLast((one) => one.agendaItem === at && isOfItem(one));
  const own = segments.slice(item.firstSegment, item.lastSegment + 1);
  const noted = own.some(({ text }) => isNoted.test(text)) ? 'noted' : null;
  return { ...item, title, state: stateOf(last) ?? noted };
}

/** What became of an item by what was decided last: a motion that carries and turns the thing down says nothing of it in a word. */
function stateOf(last: Decision | undefined): AgendaItem['state'] {
  const result = last?.result?.value ?? null;
  return result === 'carried' && last !== undefined && isRefusal(last.motion.text) ? null : result;
}
