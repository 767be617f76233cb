import { type Chance, chanceOf } from '@ecco/engine/testing';
import { layouts } from './layouts.ts';
import { makeBoard } from './made-board.ts';
import type { Ballot, Layout, MadeVote, Person, VoteLists, Voter } from './made-vote.type.ts';

/** Minutes as a board might publish them, and the votes that were put into them. */
export type MadeMinutes = { text: string; votes: { layout: string; made: MadeVote }[] };

const vehicles = [
  'Ashgrove Timber Fund IV',
  'Kestrel Credit Partners II',
  'Lanternhill Growth Fund VI',
  'Brackwater Infrastructure Fund III',
  'Coldwell Ridge Real Estate Partners V',
];

/** What somebody may cast besides yes and no, each seldom. */
const others: readonly Ballot[] = ['abstain', 'recused', 'absent', 'not_voting'];
const [tenth, fourth] = [10, 4];

function castBallots(chance: Chance, board: readonly Person[]): Voter[] {
  const against = chance.whole(0, fourth);
  const voters = board.map((person, at): Voter => {
    if (chance.whole(1, tenth) === 1) return { person, ballot: chance.pick(others) };
    return { person, ballot: at < against ? 'no' : 'yes' };
  });
  return voters.some(({ ballot }) => ballot === 'yes') ? voters : castBallots(chance, board);
}

const counted = (voters: readonly Voter[], ballot: Ballot): number =>
  voters.filter((voter) => voter.ballot === ballot).length;

type Style = 'short' | 'titled' | 'full';

function nameOf({ full, short, title, beside }: Person, style: Style): string {
  const name = style === 'full' ? full : style === 'titled' ? `${title} ${short}` : short;
  return beside === '' ? name : `${name} ${beside}`;
}

/** The lists that a layout prints; where it is misprinted, a list of two or more has lost its last name. */
function writeOut({ voters, isMisprinted }: MadeVote, style: Style): VoteLists {
  const names = (ballot: Ballot) =>
    voters.filter((voter) => voter.ballot === ballot).map(({ person }) => nameOf(person, style));
  const lost = isMisprinted ? names('yes').at(-1) : undefined;
  return {
    of: (ballot) => names(ballot).filter((name) => name !== lost),
    count: (ballot) => counted(voters, ballot),
    roll: voters.map(({ person, ballot }) => ({ name: nameOf(person, style), ballot })),
  };
}

/** Layouts that print a count beside names, so that a lost name can be seen. */
const printsBoth = (layout: Layout): boolean =>
  /\d/u.test(layout.name) && /: A|\(A|- A/u.test(layout.name) && !/voting no|dissenting/u.test(layout.name);

function madeVote(
  chance: Chance,
  given: { board: readonly Person[]; vehicle: string; layout: Layout },
): MadeVote {
  const { board, vehicle, layout } = given;
  const voters = castBallots(chance, board);
  const present = voters.filter(({ ballot }) => ballot === 'yes').map(({ person }) => person);
  const [mover, seconder] = [present[0] ?? board[0], present[1] ?? board[1]];
  if (mover === undefined || seconder === undefined) throw new Error('a board of one');
  const result = counted(voters, 'yes') > counted(voters, 'no') ? 'carried' : 'failed';
  const isMisprinted = printsBoth(layout) && counted(voters, 'yes') > 1 && chance.whole(1, tenth) === 1;
  return { voters, mover, seconder, vehicle, result, isMisprinted };
}

const styles: readonly Style[] = ['short', 'titled', 'full'];
/** Motions in one set of minutes. */
const most = 3;

/** Minutes of a seed: one to three motions, each printed in a layout of its own or in the one that is asked for. */
export function makeMinutes(seed: number, only?: Layout): MadeMinutes {
  const chance = chanceOf(seed);
  const board = makeBoard(chance);
  const style = chance.pick(styles);
  const layout = only ?? chance.pick(layouts);
  const votes = vehicles.slice(0, chance.whole(1, most)).map((vehicle) => ({
    layout: layout.name,
    made: madeVote(chance, { board, vehicle, layout }),
  }));
  const items = votes.flatMap(({ made }, at) => [
    `${at + 2}. COMMITMENT TO ${made.vehicle.toUpperCase()}`,
    '',
    layout.isResolution
      ? `RESOLVED, that the Board approves a commitment of $${(at + 2) * 10} million to ${made.vehicle}.`
      : `${made.mover.title} ${made.mover.short} moved to approve a commitment of $${(at + 2) * 10} million to ${made.vehicle}. ${made.seconder.title} ${made.seconder.short} seconded.`,
    ...layout.print(made, writeOut(made, style)),
    '',
  ]);
  const text = [
    'LARKMEADOW PENSION FUND',
    'BOARD OF TRUSTEES',
    'MINUTES OF THE REGULAR MEETING',
    'November 12, 2026',
    '',
    '1. CALL TO ORDER',
    '',
    `The meeting was called to order at 9:00 a.m. A quorum was present.`,
    `Present: ${board.map(({ full }) => full).join('; ')}`,
    '',
    ...items,
    '9. ADJOURNMENT',
    '',
    'The meeting was adjourned at 11:02 a.m.',
  ].join('\n');
  return { text, votes };
}
