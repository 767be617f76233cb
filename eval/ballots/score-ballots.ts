import type { Decision } from '@ecco/domain';
import type { MadeVote, Person } from './made-vote.type.ts';

/** What a told vote is worth: how many of its ballots are told, and what is wrong of it, in words. */
export type VoteScore = { printed: number; read: number; wrong: string[] };

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L} -]/gu, ' ')
    .replace(/\b(?:jr|iii|ph|d)\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a told name is that of a member and of nobody else: the whole name, or what minutes call the member. */
const isCalled = (text: string, { full, short }: Person): boolean =>
  plain(text) === plain(full) || plain(text) === plain(short);

/** What is told of a vote, held against the vote that was made. */
export function scoreVote(decision: Decision | undefined, made: MadeVote): VoteScore {
  const printed = made.voters.length;
  if (decision === undefined) return { printed, read: 0, wrong: [] };
  const wrong = [
    ...wrongBallots(decision, made),
    ...wrongCounts(decision, made),
    ...wrongEnd(decision, made),
  ];
  const read = decision.ballots.length;
  return { printed, read, wrong };
}

function wrongBallots({ ballots }: Decision, { voters, isMisprinted }: MadeVote): string[] {
  if (isMisprinted) return ballots.slice(0, 1).map(({ name }) => `${name} of a vote that contradicts itself`);
  const seen = new Set<Person>();
  return ballots.flatMap(({ name, ballot }) => {
    const known = voters.filter(({ person }) => isCalled(name, person));
    const [voter] = known;
    if (voter === undefined || known.length > 1) return [`nobody is called ${name}`];
    if (seen.has(voter.person)) return [`${name} twice`];
    seen.add(voter.person);
    return voter.ballot === ballot ? [] : [`${name}: ${ballot}, not ${voter.ballot}`];
  });
}

const sides = ['yes', 'no', 'abstain'] as const;

function wrongCounts(decision: Decision, { voters, isMisprinted }: MadeVote): string[] {
  return sides.flatMap((side) => {
    const count = decision[side]?.value;
    if (count === undefined) return [];
    const right = voters.filter(({ ballot }) => ballot === side).length;
    const named = decision.ballots.filter(({ ballot }) => ballot === side).length;
    if (isMisprinted && side === 'yes') return [`a count of a vote that contradicts itself`];
    if (count !== right) return [`${side} ${count}, not ${right}`];
    return named > 0 && named !== count ? [`${named} of ${count} named for ${side}`] : [];
  });
}

function wrongEnd({ result, movedBy, secondedBy }: Decision, made: MadeVote): string[] {
  const people = [
    [movedBy, made.mover],
    [secondedBy, made.seconder],
  ] as const;
  return [
    ...(result === null || result.value === made.result ? [] : [`${result.value}, not ${made.result}`]),
    ...people.flatMap(([reported, person]) =>
      reported === null || isCalled(reported.value, person) ? [] : [`${reported.value} for ${person.short}`],
    ),
  ];
}
