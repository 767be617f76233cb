import { statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { cut, withoutStop, wordCount } from './wording.ts';

// What is moved by words that only refer to something said before: "I'll propose it, Chair", "I'll move (b)".

const thing = String.raw`(?:it|that|this|them|those|\(?[a-h]\)|(?:part|recommendation|option|number) \w{1,6}|the (?:[\p{L}']+ ){0,2}(?:recommendations?|motion|proposal))`;
const refers = new RegExp(
  String.raw`^(?:(?:okay|so|then|yes|and)[, ]{1,2}){0,2}(?:i(?:'ll|'d| will| would)? |we )?(?:so )?(?:moved? |propose |offer |make )?${thing}(?:,? (?:with|in|as|on) (?:those|these|the|that|such) \p{L}{3,12})?(?:,? (?:madam |mister |mr\.? )?chair\p{L}{0,6})?$`,
  'iu',
);
const label =
  /\((?<letter>[a-h])\)|\b(?<kind>part|recommendation|option) (?<number>one|two|three|four|[1-9a-h])\b/iu;
/** What somebody asks a body for. */
const offers =
  /\b(?:recommendation|request|ask|proposal)(?:'s| is)(?: that| to)\b|\b(?:recommends?|we(?:'re| are) (?:recommending|asking|requesting))\b/iu;
/** A list of several things, each of which may be voted on alone. */
const isList = /\([a-h]\).{3,300}\([a-h]\)/iu;
const fewestWords = 3;

/** Whether words of a motion name nothing, and only refer. */
export const isReferring = (run: Run): boolean => refers.test(runText(run).replace(/[.!]$/u, '').trim());

/** `from`: the turn that announced the item; `ended`: that in which something was decided last. */
type ReferringMotion = { own: Run; recent: readonly Turn[]; from: number; ended: number };

/** What a motion refers to, among the turns from one on: the part that it is called by, or what was asked for since the last vote. */
export function referredTo({ own, recent, from, ended }: ReferringMotion): Run | null {
  const before = recent.filter(({ index, isWritten }) => index >= from && !isWritten);
  const turn = before.at(-1);
  const part = label.exec(runText(own)) ?? (turn === undefined ? null : lastLabel(turn.text));
  if (part !== null) return partIn(before, part[0]);
  const statements = before.filter(({ index }) => index >= ended).flatMap(statementsOf);
  const offer = statements.findLast(
    (one) => offers.test(runText(one)) && !runText(one).trimEnd().endsWith('?'),
  );
  return offer === undefined || isList.test(runText(offer)) ? null : withoutStop(cut(offer));
}

/** The part for which whoever leads asks last: "Who'll move (b)?" */
const lastLabel = (text: string): RegExpExecArray | null => label.exec(text.slice(-60));

/** "(b) authorize the officers to commit", "On part two, the fee.": the words behind a label, up to the next one. */
function partIn(turns: readonly Turn[], named: string): Run | null {
  const requested = named.toLowerCase();
  for (const statement of turns.flatMap(statementsOf).toReversed()) {
    const text = runText(statement).toLowerCase();
    const at = text.indexOf(requested);
    if (at < 0) continue;
    const start = statement.start + at + requested.length;
    const rest = runText({ ...statement, start });
    const next = rest.search(
      /,? (?:and )?(?:\([a-h]\)|(?:part|recommendation|option) (?:two|three|four|[1-9])\b)/iu,
    );
    const end = next < 0 ? statement.end : start + next;
    const words = withoutStop({ ...statement, start, end });
    const isAsked = next < 0 && rest.trimEnd().endsWith('?');
    if (
      wordCount(words) >= fewestWords &&
      !isAsked &&
      /^[\s,:–-]/u.test(rest) &&
      !isTalk.test(runText(words))
    )
      return words;
  }
  return null;
}

/** What is said about a part, and is no name for it. */
const isTalk =
  /^(?:is|was|are|were|i|we|you|and|but|fails|passes|carries|then|so|before|separately|first)\b/iu;
