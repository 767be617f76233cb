import type { AgendaItem, Decision, Outline, Proceedings } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { isNoted } from './agenda/announce.lexicon.ts';
import { findAgenda } from './agenda/find-agenda.ts';
import { findDecisions } from './decisions/find-decisions.ts';

type Input = Source & { outline: Outline };

/** What a body did in a meeting: its agenda, what it decided, what it does with its money. Empty for other sources. */
export function readProceedings(source: Input): Proceedings {
  const agenda = findAgenda(source);
  const decisions = findDecisions(source, agenda);
  return {
    agenda: agenda.map((item, at) => finished(item, { at, source, decisions })),
    decisions,
    signals: [],
  };
}

type Told = { at: number; source: Input; decisions: readonly Decision[] };

/** An item with what became of it, and with the title of its chapter where nobody named it. */
function finished(item: AgendaItem, { at, source, decisions }: Told): AgendaItem {
  const { segments, outline } = source;
  const chapter = outline.chapters.findLast(({ firstSegment }) => firstSegment <= item.firstSegment);
  const title = item.title || chapter?.title || `Item ${item.number ?? at + 1}`;
  const last = decisions.findLast(({ agendaItem }) => agendaItem === at)?.result?.value ?? null;
  const own = segments.slice(item.firstSegment, item.lastSegment + 1);
  const noted = own.some(({ text }) => isNoted.test(text)) ? 'noted' : null;
  return { ...item, title, state: last ?? noted };
}
