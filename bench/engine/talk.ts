import type { Source } from '@ecco/engine';

const subjects = [
  'private credit fund|covenant risk|management fees|direct lending',
  'discount rate|funded ratio|employer contributions|actuarial valuation',
  'climate disclosure|proxy voting|oil companies|carbon price',
  'real estate debt|office vacancies|refinancing wall|rent growth',
  'venture portfolio|secondary sales|write-downs|dry powder',
  'data centers|power supply|long leases|construction costs',
].map((line) => line.split('|'));
const claims = [
  'We think that A is the main reason why B rose by N percent last year.',
  'The board of the Alder Teachers Fund cut its A by $N million because B was too expensive.',
  'So, um, A means that B will cost members more in the long term, you know.',
  'Birchwood Capital Partners expects A to reach N basis points before B recovers.',
  'And nobody on the committee had asked how A changes B for the taxpayers.',
  'In twenty twenty two our A returned N percent, and B returned less than that.',
  'That is what they told us about it.',
];

/** An invented talk of at least so many words: two speakers, a new subject about every 800 words, always the same. */
export function makeTalk(words: number): Source {
  const segments: Source['segments'] = [];
  for (let index = 0, count = 0; count < words; index++) {
    const text = turn(index, Math.floor(count / 800));
    const startMs = Math.round((count / 155) * 60_000);
    count += text.split(' ').length;
    const speaker = index % 4 === 0 ? 'Susan Birch' : 'Mark Alder';
    segments.push({ id: `s${index}`, index, speaker, text, startMs, endMs: startMs + 20_000, page: null });
  }
  return {
    context: { kind: 'episode', title: 'A talk', description: '', showName: null, people: [] },
    segments,
  };
}

function turn(index: number, block: number): string {
  const subject = subjects[block % subjects.length] ?? [];
  const sentences = Array.from({ length: 3 + (index % 4) }, (_, at) => {
    const seed = index * 7 + at * 3;
    const word = (offset: number): string => subject[(seed + offset) % subject.length] ?? '';
    const claim = claims[seed % claims.length] ?? '';
    return claim
      .replace('A', word(0))
      .replace('B', word(1))
      .replace('N', String(10 + (seed % 89)));
  });
  return index % 4 === 0
    ? `${sentences[0] ?? ''} What about ${subject[index % 3] ?? ''}?`
    : sentences.join(' ');
}
