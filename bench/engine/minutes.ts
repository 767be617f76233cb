import type { Source } from '@ecco/engine';

const names = 'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper'.split(' ');
const opening =
  'Minutes of the meeting of the Board of Trustees of the Halvern County Employees Retirement System, October 8, 2026.';

function motion(at: number): string {
  const firm = `${names[at % 10] ?? ''} ${names[(at * 7 + 3) % 10] ?? ''}${at} Partners`;
  const sum = `$${(at % 90) + 10} million`;
  return at % 2 === 0
    ? `Motion by Ms. Ortega, seconded by Mr. Hale, to terminate ${firm} as emerging markets manager and redeem ${sum}. Motion carried unanimously.`
    : `Motion by Ms. Ortega, seconded by Mr. Hale, to commit ${sum} to ${firm} Fund VII. The motion passed 7-0.`;
}

/** Invented minutes that are nothing but so many motions, always the same. */
export const makeMinutes = (motions: number): Source => ({
  context: {
    kind: 'meeting',
    title: 'Minutes of the Board of Trustees, Halvern County Retirement System',
    description: '',
    showName: null,
    people: [],
  },
  segments: [opening, ...Array.from({ length: motions }, (_, at) => motion(at))].map((text, index) => ({
    id: `s${index}`,
    index,
    speaker: null,
    text,
    startMs: null,
    endMs: null,
    page: 1 + Math.floor(index / 20),
  })),
});
