import type { AgendaItem, Decision, UnnamedVote } from '@ecco/domain';
import { isBody } from '../body/is-body.ts';
import type { Source } from '../ports/ports.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { foldApostrophes } from '../words/fold.ts';
import { decideWithoutMotion } from './decisions/consensus.ts';
import { isDefended, isUnnamedVote } from './decisions/defended.ts';
import { Floor } from './decisions/floor.ts';
import type { TopicOf } from './decisions/moved-words.ts';
import { toDecision } from './decisions/to-decision.ts';
import { openDirectory } from './decisions/who.ts';
import { withoutStop } from './decisions/wording.ts';
import { findSpokenVotes, type SpokenDecision } from './spoken/find-spoken-votes.ts';
import { findUnstopped } from './spoken/find-unstopped.ts';
import { isOfCouncil } from './spoken/is-council.ts';
import { isSpoken, stretchesOf } from './spoken/phrase.ts';
import { isTorn } from './spoken/torn.ts';
import { isPunctuated } from './talk/statements.ts';
import { type Run, readTurns, segmentAt, type Turn } from './talk/turn.ts';
import { unnamedVotes } from './unnamed-votes.ts';

type Votes = { decisions: Decision[]; unnamedVotes: UnnamedVote[] };

/** What a body decided in a meeting, in the order in which it was decided, and votes that name nothing but a number. */
export function findVotes(source: Source, agenda: readonly AgendaItem[]): Votes {
  if (!isBody(source)) return { decisions: [], unnamedVotes: [] };
  const { segments } = source;
  const itemAt = (turn: Turn, at: number): number | null => itemOf(agenda, turn, at);
  const turns = readTurns(segments, new Set(agenda.map(({ firstSegment }) => firstSegment)));
  const directory = openDirectory(identifySpeakers(source), turns);
  if (isSpoken(turns) && isOfCouncil(segments)) {
    const spokenVotes = stretchesOf(turns).map((stretch) =>
      stretch.hasStops
        ? findSpokenVotes(stretch.turns, directory)
        : { found: findUnstopped(stretch.turns), unnamed: [] },
    );
    return {
      decisions: spokenDecisions(source, { turns, agenda, found: spokenVotes.flatMap(({ found }) => found) }),
      unnamedVotes: unnamedVotes(
        { segments, agenda, itemAt },
        spokenVotes.flatMap(({ unnamed }) => unnamed),
      ),
    };
  }
  const topicOf = topicsOf(turns, agenda);
  const floor = new Floor(directory, topicOf);
  const listen = decideWithoutMotion(turns, floor, topicOf);
  let item: number | null = null;
  for (const turn of turns) {
    const now = itemWith(agenda, segmentAt(turn, 0));
    floor.hear(turn);
    if (now !== item) floor.leaveItem(turn);
    item = now;
    listen(turn);
  }
  floor.close();
  const titleOf = ({ turn, start }: Run): string | null =>
    agenda[itemOf(agenda, turn, start) ?? -1]?.title ?? null;
  const { settled } = floor;
  const settledMotions = isSpoken(turns)
    ? settled.filter((one) => isDefended(one, titleOf(one.outcome)))
    : settled;
  const unnamed = isSpoken(turns) ? settled.filter((one) => isUnnamedVote(one, titleOf(one.outcome))) : [];
  return {
    decisions: settledMotions.flatMap((one) => toDecision(segments, one, itemAt) ?? []),
    unnamedVotes: unnamedVotes({ segments, agenda, itemAt }, unnamed),
  };
}

type SpokenTalk = { turns: readonly Turn[]; agenda: readonly AgendaItem[]; found: readonly SpokenDecision[] };

/** Of captions: a decision is of an item that was called with its matter, or behind it; an item before it has ended. */
function spokenDecisions({ segments }: Source, { turns, agenda, found }: SpokenTalk): Decision[] {
  const whole = found.filter(({ settled }) => !isTorn(settled.motion.words, turns));
  return whole.flatMap(({ settled, calledAt }) => {
    const called = turns[calledAt];
    const from = called === undefined ? 0 : segmentAt(called, 0);
    const itemHeard = (turn: Turn, at: number): number | null => {
      const item = itemOf(agenda, turn, at);
      return item === null || (agenda[item]?.firstSegment ?? -1) < from ? null : item;
    };
    return toDecision(segments, settled, itemHeard) ?? [];
  });
}

const itemWith = (agenda: readonly AgendaItem[], segment: number): number | null => {
  const at = agenda.findLastIndex(
    ({ firstSegment, lastSegment }) => firstSegment <= segment && segment <= lastSegment,
  );
  return at < 0 ? null : at;
};

/** The item in which a character of a turn stands: what is said before the words that announce one is of the item before. */
function itemOf(agenda: readonly AgendaItem[], turn: Turn, at: number): number | null {
  const item = itemWith(agenda, segmentAt(turn, at));
  const { firstSegment, citation } = agenda[item ?? -1] ?? {};
  if (item === null || citation === undefined || segmentAt(turn, at) !== firstSegment) return item;
  const announced = turn.text.indexOf(foldApostrophes(citation.quote));
  return announced <= at ? item : item === 0 ? null : item - 1;
}

/** The words that announced the item in which a turn stands. */
function topicsOf(turns: readonly Turn[], agenda: readonly AgendaItem[]): TopicOf {
  return (turn, at) => {
    const item = agenda[itemOf(agenda, turn, at) ?? -1];
    if (item === undefined) return null;
    const quote = foldApostrophes(item.citation.quote);
    const announced = turns.find((one) => one.parts.some(({ segment }) => segment === item.firstSegment));
    const start = announced?.text.indexOf(quote) ?? -1;
    if (announced === undefined || start < 0) return null;
    // Without full stops the words that announce an item run on from what was said before.
    const named = isPunctuated(announced) ? -1 : quote.toLowerCase().indexOf(item.title.toLowerCase());
    const from = start + Math.max(0, item.title === '' ? 0 : named);
    return withoutStop({ turn: announced, start: from, end: start + quote.length });
  };
}
