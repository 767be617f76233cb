import { functionWords } from '../../words/stop-words.ts';
import type { Ballot, Cast } from '../talk/cast.type.ts';
import { statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { asksAgainst, saysAbstain, saysNo, saysYes } from './vote.lexicon.ts';
import { type Directory, familyName, nameBefore, someTitles, titles } from './who.ts';

export function ballotOf(said: string): Ballot {
  if (/^(?:absent|excused)/iu.test(said)) return 'absent';
  if (/^recus/iu.test(said)) return 'recused';
  if (/^abst/iu.test(said)) return 'abstain';
  return /^(?:no|nay|voting n|against|opp|dissent)/iu.test(said) ? 'no' : 'yes';
}

const votes = 'aye|yes|yea|yep|no|nay|abstain(?:s|ed|ing)?|recuse[ds]?|absent|excused';
const called = new RegExp(
  String.raw`(?<![\p{L}'-])${titles}(\p{L}{2,30}(?:['-]\p{L}{1,30}){0,2})([,:?.–-]{0,2})\s(votes?\s|voted\s)?(${votes})(?=[\s,.;!?]|$)`,
  'giu',
);
/** Without a comma any word before an "aye" could be a name, so that only several in a row are taken. */
const fewest = 3;
const noNames = new Set(
  'favor favour say saying opposed vote votes voted okay aye nay please hands yeah well sure'.split(' '),
);
const isNoName = (word: string): boolean => noNames.has(word) || functionWords.has(word);

/** The votes that a clerk, or a chair, reads out in a run: "Finch, aye. Lee, no." */
export function readCalled(run: Run, directory: Directory): Cast[] {
  const matches = [...runText(run).matchAll(called)].filter(([, name = '']) => !isNoName(name.toLowerCase()));
  return matches.flatMap((one): Cast[] => {
    const [all, name = '', mark, verb, vote = ''] = one;
    const isSure =
      /^\p{Lu}/u.test(name) && (mark !== '' || verb !== undefined || !/^(?:no|yes)$/iu.test(vote));
    if (!isSure && matches.length < fewest) return [];
    const start = run.start + one.index;
    const cast = { turn: run.turn, start, end: start + all.length };
    return [{ name: directory.fullName(name), ballot: ballotOf(vote), run: cast }];
  });
}

const isCalled =
  /(?:['’]s|\bis|\bwas|\bvotes|\bvoted|\bvoting|\bvote)(?: an?)? (no|nay|against|opposed|aye|yes|abstaining)\b|\b(abstain(?:s|ed|ing)|dissent(?:s|ed|ing)|oppos(?:ed|ing)|recus(?:ed|ing))\b/giu;

/** "Mr. Birch's a no", "with Trustee Lee voting nay", "Finch abstaining". */
export function readSingled(run: Run, directory: Directory): Cast[] {
  return [...runText(run).matchAll(isCalled)].flatMap((match): Cast[] => {
    const at = run.start + match.index;
    const who = nameBefore(run.turn, at);
    if (who === null || who.run.start < run.start) return [];
    const ballot = ballotOf(match[1] ?? match[2] ?? '');
    const names = [...namesBefore(runText(run).slice(0, who.run.start - run.start)), who.name];
    const cast = { ...who.run, end: at + match[0].length };
    return names.map((name) => ({ name: directory.fullName(name), ballot, run: cast }));
  });
}

const family = String.raw`[\p{L}][\p{L}'-]{1,30}(?:\s[\p{L}][\p{L}'-]{1,30})?`;
const offices =
  'trustees|directors|members|commissioners|supervisors|councill?ors|council ?members|governors|messrs\\.?';
/** "with Trustees Birch, Lee and", "Mr. Birch and": names before the last one of a list, which opens as only such a list does. */
const listOpen = new RegExp(
  String.raw`(?:(?:^|[\s(])(?:with|${offices})\s|^|\()((?:${titles}${family}(?:,(?: and)?|\sand)\s){1,8})${titles}$`,
  'iu',
);
const titledPair = new RegExp(
  String.raw`(?<!\bby\s)(?<![\p{L}'.-]\s?)(${someTitles}${family}\sand\s)${someTitles}$`,
  'iu',
);
const eachListed = new RegExp(String.raw`${titles}(${family})(?:,(?: and)?|\sand)\s`, 'giu');

/** The names that stand before the last one of those who voted alike; none where another deed may stand between. */
function namesBefore(text: string): string[] {
  const [, list = ''] = listOpen.exec(text) ?? titledPair.exec(text) ?? [];
  const names = [...list.matchAll(eachListed)].map(([, name = '']) => name);
  const areNames = names.every(
    (name) => name.split(' ').every((word) => /^\p{Lu}/u.test(word)) && !isNoName(name.toLowerCase()),
  );
  return areNames ? names : [];
}

/** Names with an office or title, and nothing else. */
const onlyNames = new RegExp(
  String.raw`^(?:${someTitles}\p{Lu}[\p{L}'-]{1,30}(?:,? and |, ?)?){1,4}[.!]?$`,
  'iu',
);
const eachName = new RegExp(String.raw`${someTitles}(\p{Lu}[\p{L}'-]{1,30})`, 'giu');

/** "Opposed? Mr. Birch and Ms. Lee.": whoever is named behind the question was against. */
export function readAgainst(run: Run, directory: Directory): Cast[] {
  const text = runText(run).trim();
  const statements = statementsOf(run.turn);
  const before = statements[statements.findIndex(({ start }) => start === run.start) - 1];
  if (before === undefined || !runText(before).trim().endsWith('?') || !asksAgainst.test(runText(before)))
    return [];
  // "Trustees Birch and Lee" has one title for both.
  const names = text.replace(/^(\p{L}+)s (\p{Lu}[\p{L}'-]+) and (?=\p{Lu})/u, '$1 $2 and $1 ');
  if (!onlyNames.test(names)) return [];
  return [...names.matchAll(eachName)].map(([, name = '']) => ({
    name: directory.fullName(name),
    ballot: 'no',
    run,
  }));
}

/** A clerk calls the one in the chair last, by office. */
const callsChair =
  /(?:^|[.,] )(?:(?:and|madam|mister|mr\.|the) ){0,2}(?:chair(?:man|woman|person)?|president|mayor)[.?,]?$/u;

/** Everybody answers at once. */
const inChorus = /\b(?:favou?r|opposed|against|aye|yes|no|nay)\b/u;
const [longestAnswer, shortest, tail] = [30, 3, 60];

/** The vote of a member who was called by name just before and answers. */
export function readAnswer(turn: Turn, before: Turn | undefined, directory: Directory): Cast | null {
  const name = directory.speakerOf(turn);
  if (name === null || before === undefined || before.speaker === turn.speaker) return null;
  const said = turn.text.trim();
  const words = said.split(/\s+/u).length;
  const query = before.text.slice(-tail).toLowerCase();
  const isUnnamed = name === turn.speaker && /\d$/u.test(name);
  const isNamed = query.includes(familyName(name)) || callsChair.test(query);
  const isAsked = isUnnamed ? words <= shortest && !inChorus.test(query) : isNamed;
  if (words > longestAnswer || !isAsked) return null;
  const [first] = statementsOf(turn);
  const ballot =
    first === undefined ? null : (answerIn(runText(first).split(',')[0] ?? '') ?? answerIn(said));
  return ballot === null ? null : { name, ballot, run: { turn, start: 0, end: turn.text.length } };
}

function answerIn(said: string): Ballot | null {
  if (saysAbstain.test(said)) return 'abstain';
  if (saysNo.test(said)) return 'no';
  return saysYes.test(said) ? 'yes' : null;
}
