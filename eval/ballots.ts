// How votes are read that were made by grammar and printed in many layouts: none may be told otherwise than it was made.
import { decisionsIn } from './ballots/decisions-in.ts';
import { layouts } from './ballots/layouts.ts';
import type { Layout } from './ballots/made-vote.type.ts';
import { makeMinutes } from './ballots/make-minutes.ts';
import { scoreVote, type VoteScore } from './ballots/score-ballots.ts';

/** Votes of one layout, and how many of them are told in which way. */
type LayoutScore = { layout: string; votes: number; named: number; unread: number; wrong: string[] };

type BallotScore = VoteScore & { isUnread: boolean };

/** Reads minutes of so many seeds in a layout. */
export async function scoreLayout(layout: Layout, seeds: readonly number[]): Promise<LayoutScore> {
  const scores: BallotScore[] = [];
  const wrong: string[] = [];
  for (const seed of seeds) {
    const { text, votes } = makeMinutes(seed, layout);
    const decisions = await decisionsIn(text);
    for (const { made } of votes) {
      const decision = decisions.find(({ motion }) => motion.text.includes(made.vehicle));
      const score = scoreVote(decision, made);
      scores.push({ ...score, isUnread: decision?.voteUnread != null });
      wrong.push(...score.wrong.map((what) => `seed ${seed}, ${made.vehicle}: ${what}`));
    }
  }
  return {
    layout: layout.name,
    votes: scores.length,
    named: scores.filter(({ read }) => read > 0).length,
    unread: scores.filter(({ isUnread }) => isUnread).length,
    wrong,
  };
}

/** Minutes of each layout: 2,000 and some votes together. */
const seedsOfLayout = 36;
const share = (part: number, whole: number): string => `${part} of ${whole}`.padEnd(12);

/** Lines for each layout: how many votes are told by name, how many are marked as not read, and how many are wrong. */
export async function* runBallots(isShown: boolean): AsyncGenerator<string> {
  const seeds = Array.from({ length: seedsOfLayout }, (_, at) => at + 1);
  let [votes, wrong] = [0, 0];
  for (const [at, layout] of layouts.entries()) {
    const score = await scoreLayout(
      layout,
      seeds.map((seed) => seed + at * seedsOfLayout),
    );
    votes += score.votes;
    wrong += new Set(score.wrong.map((what) => what.split(':')[0])).size;
    yield `named ${share(score.named, score.votes)} not read ${share(score.unread, score.votes)} wrong ${String(score.wrong.length).padEnd(4)} ${layout.name}`;
    if (isShown) for (const what of score.wrong) yield `  ${what}`;
  }
  yield `wrong ballots: ${wrong} of ${votes} votes`;
}
