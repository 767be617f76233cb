import type { Chance } from '@ecco/engine/testing';
import type { Person } from './made-vote.type.ts';

const first =
  'Imogen Rafael Tamsin Olu Beatrix Hamid Corwin Yara Lennart Sunniva Desmond Priya Anders Wanda Rolando Sandy'.split(
    ' ',
  );
/** Plain ones, ones that hold "and", a title, a month, a word of votes, and ones of several words. */
const family = [
  'Vale Reed Oak North Ashworth Tolland Brandt Okafor Quill Marsh Sorrell Petrov Nakama Lindqvist Ferreira Whitlock',
  'Anderson Brand Sandoval Rolland Copeland Candela Bland Strand',
  "O'Dell D'Amato McCray MacIver Smith-Barr Nunez-Ortiz Fitz-Hugh",
  'May Noyes Ayers Nay Yeo Close Judge Price Chairez',
].flatMap((names) => names.split(' '));
const several = [
  'de la Roca',
  'van Houten',
  'von Arx',
  'St. Clair',
  'Del Rio',
  'de Witt',
  'Le Blanc',
  'El Amin',
];
const suffixes = [', Jr.', ' Jr.', ' III', ', Ph.D.'];
const titles = ['Trustee', 'Mr.', 'Ms.', 'Dr.', 'Commissioner', 'Director', 'Member', 'Vice Chair'];
const attendanceNotes = ['(by telephone)', '(via videoconference)', '(Chair)', '(remote)'];

const rarely = 6;

/** The members of an invented board, five to eleven, each with a name of their own. */
export function makeBoard(chance: Chance): Person[] {
  const size = chance.whole(5, 11);
  const people: Person[] = [];
  const initials = new Set<string>();
  const isShared = chance.whole(1, rarely) === 1;
  while (people.length < size) {
    const before = people[0];
    const own = chance.whole(1, rarely) === 1 ? chance.pick(several) : chance.pick(family);
    const last = isShared && people.length === 1 && before ? familyOf(before) : own;
    const given = chance.pick(first);
    const key = `${given[0]} ${last}`;
    const isTaken = people.some((one) => familyOf(one) === last) && !(isShared && people.length === 1);
    if (initials.has(key) || isTaken) continue;
    initials.add(key);
    const suffix = chance.whole(1, rarely) === 1 ? chance.pick(suffixes) : '';
    people.push({
      full: `${given} ${last}${suffix}`,
      short: isShared && people.length < 2 ? `${given[0]}. ${last}` : last,
      title: chance.pick(titles),
      beside: chance.whole(1, rarely) === 1 ? chance.pick(attendanceNotes) : '',
    });
  }
  return people;
}

const familyOf = ({ short }: Person): string => short.replace(/^\p{Lu}\. /u, '');
