import {
  type AgendaItem,
  amountWords,
  ballots,
  type Citation,
  type CitedField,
  type Decision,
  type Money,
  proceedingsHeadlines,
  type Signal,
  type UnnamedVote,
} from '@ecco/domain';
import type { ExportItem, PaperTitle } from './export.type.ts';
import { type Dialect, quoteOf, withPlaces } from './page-words.ts';
import { ballotWords, basisWords, moveWords, stageWords, stateWords } from './proceedings-words.ts';

/** Words with their place; what was not said in so many words says that it is inferred. */
type PlaceWriter = (
  text: string,
  from: Pick<NonNullable<CitedField<unknown>>, 'citation'> & { certainty?: string },
) => string;

const sayIn =
  (dialect: Dialect): PlaceWriter =>
  (text, { citation, certainty }) =>
    withPlaces(dialect, `${dialect.words(text)}${certainty === 'inferred' ? ' (inferred)' : ''}`, [citation]);

/** Lines below a point, under their names; those without words are left out. */
const below = (lines: readonly [name: string, words: string | null][]): string[] =>
  lines.flatMap(([name, words]) => (words === null || words === '' ? [] : [`  - ${name}: ${words}`]));

const fieldText = (say: PlaceWriter, field: CitedField<string>): string | null =>
  field && say(field.value, field);

function votesOf(say: PlaceWriter, { yes, no, abstain }: Decision): string {
  const counted: [CitedField<number>, string][] = [
    [yes, 'yes'],
    [no, 'no'],
    [abstain, 'abstaining'],
  ];
  const votes = counted.flatMap(([count, ballot]) => count && say(`${count.value} ${ballot}`, count));
  const isTied = yes !== null && no !== null && yes.value > 0 && yes.value === no.value;
  return `${votes.filter((vote) => vote !== null).join(', ')}${isTied ? ' (tied)' : ''}`;
}

/** A vote that was printed in a form that nobody could read is told to be there. */
const unreadOf = (say: PlaceWriter, { voteUnread }: Decision): string =>
  voteUnread === null ? '' : say('not read', { citation: voteUnread });

function votersOf(say: PlaceWriter, cast: Decision['ballots']): string {
  const groups = ballots.map((ballot) => {
    const voters = cast.filter((named) => named.ballot === ballot).map((named) => say(named.name, named));
    return voters.length === 0 ? '' : `${ballotWords[ballot]}: ${voters.join(', ')}`;
  });
  return groups.filter((group) => group !== '').join('; ');
}

type HeadedField<Told> = { told: Told; headline: string };

/** A decision by its headline, with how it was come to, who moved it, and its votes, sums and conditions as far as they are told. */
function decisionLines(dialect: Dialect, { told: decision, headline }: HeadedField<Decision>): string[] {
  const say = sayIn(dialect);
  const { result, basis, outcome, amended, move, motion, amounts, conditions } = decision;
  const state = result === null ? 'not stated' : stateWords[result.value];
  const how = [state, basisWords[basis], move && moveWords[move], amended ? 'as amended' : null].filter(
    (part) => part !== null,
  );
  const came = say(how.join(', '), { citation: outcome, ...(result && { certainty: result.certainty }) });
  const all = (texts: Decision['amounts']) => texts.map((text) => quoteOf(dialect, text)).join('; ');
  return [
    `- ${dialect.words(headline)}`,
    ...below([
      ['Motion', quoteOf(dialect, motion)],
      ['Result', came],
      ['Moved by', fieldText(say, decision.movedBy)],
      ['Seconded by', fieldText(say, decision.secondedBy)],
      ['Vote', votesOf(say, decision) || unreadOf(say, decision)],
      ['By name', votersOf(say, decision.ballots)],
      ['Amounts', all(amounts)],
      ['Conditions', all(conditions)],
    ]),
  ];
}

/** Its number before its title, which an item that nobody named has there already. */
const agendaName = ({ number, title }: AgendaItem): string =>
  number === null || title === `Item ${number}` ? title : `${number} ${title}`;

type ExportedProceedings = Pick<ExportItem, 'proceedings' | 'paperOf'>;

type VoteOnNumber = { told: UnnamedVote; paper: PaperTitle | null };
type VoteSections = { decided: readonly HeadedField<Decision>[]; votes: readonly VoteOnNumber[] };

/** A vote of which nothing but the number of its matter is known. */
function unnamedVoteLines(dialect: Dialect, { told: vote, paper }: VoteOnNumber): string[] {
  const { matter, result, outcome } = vote;
  const unknown = paper === null ? '; what it was about is not said here' : '';
  const said = `A vote was taken on ${matter}${unknown}. Result: ${stateWords[result]}`;
  return [
    `- ${sayIn(dialect)(said, { citation: outcome })}`,
    ...below([['In the agenda', paper && dialect.words(`“${paper.title}” (${paper.paper})`)]]),
  ];
}

const voteLines = (dialect: Dialect, { decided, votes }: VoteSections): string[] => [
  ...decided.flatMap((decision) => decisionLines(dialect, decision)),
  ...votes.flatMap((vote) => unnamedVoteLines(dialect, vote)),
];

/** An item of the agenda with its number, and what was decided under it, or what became of it. */
function agendaPart(dialect: Dialect, item: AgendaItem, voted: VoteSections): string {
  const title = dialect.words(agendaName(item));
  const lines = voteLines(dialect, voted);
  const state = item.state !== null && lines.length === 0 ? [`- ${stateWords[item.state]}`] : lines;
  return [dialect.chapter(withPlaces(dialect, title, [item.citation])), state.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

function agendaAndDecisions(dialect: Dialect, { proceedings, paperOf }: ExportedProceedings): string {
  const { agenda, unnamedVotes = [] } = proceedings;
  const headlines = proceedingsHeadlines(proceedings).decisions;
  const decisions = proceedings.decisions.map((told, at) => ({ told, headline: headlines[at] ?? '' }));
  const votedOf = (isOf: (agendaItem: number | null) => boolean): VoteSections => ({
    decided: decisions.filter(({ told }) => isOf(told.agendaItem)),
    votes: unnamedVotes
      .filter(({ agendaItem }) => isOf(agendaItem))
      .map((told) => ({ told, paper: paperOf(told) })),
  });
  const others = votedOf((agendaItem) => agendaItem === null || agenda[agendaItem] === undefined);
  const rest = voteLines(dialect, others).join('\n');
  const title = agenda.length > 0 && rest !== '' ? [dialect.chapter('Other decisions')] : [];
  return [
    ...agenda.map((item, at) =>
      agendaPart(
        dialect,
        item,
        votedOf((agendaItem) => agendaItem === at),
      ),
    ),
    ...title,
    ...(rest === '' ? [] : [rest]),
  ].join('\n\n');
}

const sectionTitle = ({ agenda, decisions, unnamedVotes = [] }: ExportItem['proceedings']): string => {
  if (decisions.length + unnamedVotes.length === 0) return 'Agenda';
  return agenda.length === 0 ? 'Decisions' : 'Agenda and decisions';
};

/** A sum as it is said, with its bound or range where it has one. */
const wordsOfSum = ({ text, value, currency, terms }: Money): string =>
  terms === null ? text : amountWords(value, currency, terms);

function signalLines(dialect: Dialect, { told: signal, headline }: HeadedField<Signal>): string[] {
  const say = sayIn(dialect);
  const { stage, amount, measure, sentence, places } = signal;
  const cited: Citation[] = [...sentence.citations, ...places];
  return [
    `- ${dialect.words(headline)}`,
    ...below([
      ['Words', quoteOf(dialect, { ...sentence, citations: cited })],
      ['Stage', stage && say(stageWords[stage.value], stage)],
      ['Amount', amount && say(wordsOfSum(amount.value), amount)],
      ['Figure', fieldText(say, measure)],
      ['Investor', fieldText(say, signal.who)],
      ['Manager', fieldText(say, signal.manager)],
      ['Vehicle', fieldText(say, signal.vehicle)],
      ['Person', fieldText(say, signal.person)],
      ['Asset class', fieldText(say, signal.assetClass)],
      ['Strategy', fieldText(say, signal.strategy)],
      ['Consultant', fieldText(say, signal.consultant)],
      ['Decided', fieldText(say, signal.decided)],
      ['Effective', fieldText(say, signal.effective)],
    ]),
  ];
}

/** What a body did in a meeting, under titles; nothing of an item that tells of none. */
export function proceedingsParts(dialect: Dialect, item: ExportedProceedings) {
  const { proceedings } = item;
  const headlines = proceedingsHeadlines(proceedings).signals;
  const signals = proceedings.signals.flatMap((signal, at) =>
    signalLines(dialect, { told: signal, headline: headlines[at] ?? '' }),
  );
  return [
    { title: sectionTitle(proceedings), body: agendaAndDecisions(dialect, item) },
    { title: 'Signals', body: signals.join('\n') },
  ];
}
