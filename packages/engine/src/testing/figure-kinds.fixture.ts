import { amountKinds, type FigureCase, type FigureWords, said } from './figure-case.fixture.ts';
import { type Chance, chanceOf } from './random.fixture.ts';
import { sayBelow, sayDigits, sayWhole, sayYear } from './say-number.fixture.ts';

const months = ['January', 'March', 'June', 'September', 'December'];

function year(chance: Chance): FigureWords {
  const value = chance.pick([chance.whole(1965, 1999), chance.whole(2001, 2009), chance.whole(2011, 2039)]);
  const words = sayYear(value, chance);
  return chance.pick([
    said(`in ${words}`, 'count', value),
    said(`since ${words}`, 'count', value),
    said(`fiscal ${words}`, 'count', value),
    said(`for ${words}`, 'count', value),
    said(`in ${value}`, 'count', value),
    said(`twenty oh ${sayDigits(String(chance.whole(1, 9)))}`, 'count'),
  ]);
}

function date(chance: Chance): FigureWords {
  const [month, day, at] = [chance.pick(months), chance.whole(10, 28), chance.whole(2015, 2030)];
  return chance.pick([
    said(`${month} ${day}, ${at}`, 'count', day, at),
    said(`${month} ${sayBelow(day, chance)} ${sayYear(at, chance)}`, 'count', day, at),
    said(`${month} ${sayBelow(day, chance)}, ${sayYear(at, chance)}`, 'count', day, at),
    said(`the ${sayBelow(day, chance)} of ${month} ${sayYear(at, chance)}`, 'count', day, at),
    said(`6/${day}/${at}`, 'count', 6, day, at),
    said(`${at}-06-${day}`, 'count', at, 6, day, -6, -day),
    said(`${month} ${day}`, 'count', day),
  ]);
}

function time(chance: Chance): FigureWords {
  const [hour, minute] = [chance.whole(1, 12), chance.whole(10, 59)];
  return chance.pick([
    said(`at ${sayBelow(hour, chance)} ${sayBelow(minute, chance)}`, 'count'),
    said(`at ${sayBelow(hour, chance)} ${sayBelow(minute, chance)} p m`, 'count'),
    said(`at ${sayBelow(hour, chance)} oh ${sayDigits(String(chance.whole(1, 9)))}`, 'count'),
    said(`at ${hour}:${minute}`, 'count', hour, minute),
    said(`at ${sayBelow(hour, chance)} o'clock`, 'count', hour),
    said(
      `from ${sayBelow(hour, chance)} thirty to ${sayBelow(hour + 1, chance)} ${sayBelow(minute, chance)}`,
      'count',
    ),
  ]);
}

function vote(chance: Chance): FigureWords {
  const [yes, no] = [chance.whole(5, 29), chance.whole(1, 4)];
  return chance.pick([
    said(`passed ${sayBelow(yes, chance)} to ${sayBelow(no, chance)}`, 'count', yes, no),
    said(`passed ${yes} to ${no}`, 'count', yes, no),
    said(`passed ${yes}-${no}`, 'count', yes, no),
    said(`passed with ${sayBelow(yes, chance)} ayes and ${sayBelow(no, chance)} nays`, 'count', yes, no),
    said(`passed, ${sayBelow(yes, chance)} in favor, ${sayBelow(no, chance)} against`, 'count', yes, no),
  ]);
}

function fraction(chance: Chance): FigureWords {
  const whole = chance.whole(2, 45);
  return chance.pick([
    said(
      `${chance.pick(['two', 'three'])} ${chance.pick(['thirds', 'quarters', 'fifths'])} of members`,
      'count',
    ),
    said(`${sayWhole(whole, chance)} and a quarter million dollars`, 'usd', (whole + 0.25) * 1e6),
    said('half a million dollars', 'usd', 5e5),
    said('three tenths of one percent', 'percent', 0.3),
    said(`${whole} 1/2 percent`, 'percent', whole + 0.5),
    said('3/4 of members', 'count', 3, 4),
    said(`${chance.pick(['one', 'two'])} million two`, 'count'),
    said('a billion two', 'count'),
    said(`${sayWhole(whole * 100, chance)} and a half percent`, 'percent', whole * 100 + 0.5),
    said(`a couple hundred million dollars`, 'usd'),
    said(`a few hundred thousand dollars`, 'usd'),
    said(`${sayWhole(whole * 10, chance)} some odd million dollars`, 'usd'),
  ]);
}

function phone(chance: Chance): FigureWords {
  const digits = Array.from({ length: chance.pick([4, 7, 10]) }, () => chance.whole(0, 9)).join('');
  return chance.pick([
    said(`call ${sayDigits(digits)}`, 'count'),
    said(`call ${sayDigits(digits.slice(0, 3))}, ${sayDigits(digits.slice(3))}`, 'count'),
    said(`extension ${sayDigits(digits.slice(0, 3))}`, 'count'),
    said(
      `account ${sayBelow(chance.whole(20, 99), chance)} ${sayBelow(chance.whole(10, 99), chance)} ${sayBelow(chance.whole(10, 99), chance)}`,
      'count',
    ),
    said('call 312-555-0142', 'count', 312, 555, 142),
  ]);
}

function correction(chance: Chance): FigureWords {
  const [wrong, right] = [chance.whole(2, 49), chance.whole(50, 99)];
  const [first, second] = [sayWhole(wrong, chance), sayWhole(right, chance)];
  const mark = chance.pick([
    ', sorry, ',
    ', I mean, ',
    ', no, ',
    ' no ',
    ', or rather, ',
    ', excuse me, ',
    ', make that ',
    ', uh, ',
    ' uh ',
    ', ',
  ]);
  const [small, large] = [chance.whole(3, 9), chance.whole(600, 900) / 10];
  return chance.pick([
    said(`${first} percent${mark === ', ' ? ', sorry, ' : mark}${second} percent`, 'percent', right),
    said(`${first}${mark}${second} percent`, 'percent', right),
    said(`${first}${mark}${second} million dollars`, 'usd', right * 1e6),
    said(`${first} million dollars, sorry, ${second} million dollars`, 'usd', right * 1e6),
    said(`$${wrong} million, sorry, $${right} million`, 'usd', right * 1e6),
    said(`${sayDigits(String(small))}, ${large} million`, 'count', large * 1e6),
  ]);
}

/** As recognizers spell what they hear. */
function recognised(chance: Chance): FigureWords {
  const [whole, digit] = [chance.whole(2, 90), chance.whole(1, 9)];
  const hundreds = chance.whole(2, 9);
  return chance.pick([
    said(`${whole} point ${digit} percent`, 'percent', whole + digit / 10),
    said(`${whole} point ${sayDigits(String(digit))} million dollars`, 'usd', (whole + digit / 10) * 1e6),
    said(`${whole}.${digit} to ${whole + 2} percent`, 'percent', whole + digit / 10, whole + 2),
    said(`${sayWhole(hundreds * 100 + 50, chance)} mil`, 'count', (hundreds * 100 + 50) * 1e6),
    said(`${hundreds} hundred million dollars`, 'usd', hundreds * 1e8),
    said(`${hundreds} hundred basis points`, 'basis-points', hundreds * 100),
    said(
      `${sayDigits(String(digit))} point ${sayDigits(String(hundreds))} dollars million`,
      'usd',
      (digit + hundreds / 10) * 1e6,
    ),
    said(`${digit} ${whole + 9} basis points`, 'basis-points'),
    said(`${digit} 0 ${hundreds} million dollars`, 'usd'),
    said(`certain point ${sayDigits(String(digit))} billion dollars`, 'usd'),
    said(`one ${sayBelow(whole, chance)} point ${sayDigits(String(digit))} billion dollars`, 'usd'),
    said(`twenty ${whole}`, 'count', whole),
    said(`${sayDigits(String(digit))} hundred ${whole} million dollars`, 'usd'),
    said(`${digit}. ${hundreds} billion dollars`, 'usd'),
    said(`$ ${whole}.${digit} billion`, 'usd', (whole + digit / 10) * 1e9),
    said(`${hundreds}.${digit} to ${hundreds + 1}`, 'count', hundreds + digit / 10, hundreds + 1),
  ]);
}

const kinds = { ...amountKinds, year, date, time, vote, fraction, phone, correction, recognised };

const frames = [
  'The board said it was FIGURE.',
  'We think FIGURE is what the members heard',
  'So, um, it came to FIGURE after fees.',
  'and that was FIGURE which is good',
  'Alder Partners reported FIGURE, and the trustees agreed.',
  'Now, you know, FIGURE was the the plan.',
];

/** Sentences with spoken and written figures, of every kind in turn: the same for the same seed. */
export function makeFigureCases(count: number, seed: number): FigureCase[] {
  const chance = chanceOf(seed);
  const makers = Object.entries(kinds);
  return Array.from({ length: count }, (_, at) => {
    const [kind, make] = makers[at % makers.length] ?? ['amount', kinds.amount];
    const { words, figures } = make(chance);
    return { kind, text: chance.pick(frames).replace('FIGURE', words), figures };
  });
}
