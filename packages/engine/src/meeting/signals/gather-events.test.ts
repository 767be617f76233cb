import { expect, it } from 'vitest';
import type { Act } from './act.type.ts';
import { gatherEvents } from './gather-events.ts';

const roots = ['Alder', 'Birch', 'Cedar', 'Elmwood', 'Hazel', 'Juniper', 'Larch', 'Maple'];
const endings = ['brook', 'field', 'gate', 'hill', 'stone', 'wood', 'water', 'moor'];
/** A name that no other of them shares a word with. */
const firm = (at: number): string =>
  `${roots[at % 8] ?? ''}${endings[Math.floor(at / 8) % 8] ?? ''}${at} Partners`;

/** A motion of minutes: said and decided in one paragraph. */
const motion = (at: number, text: string): Act => ({
  kind: 'termination',
  stage: 'approved',
  isStageStated: true,
  isDecided: true,
  isAmendment: false,
  isAmended: false,
  isSumOpen: false,
  first: at,
  last: at,
  item: null,
  words: { text, citations: [] },
  outcome: null,
  around: [],
  sentence: { text, verbatim: true, citations: [] },
  place: { segmentId: `s${at}`, startMs: null, endMs: null, page: null, quote: text },
  speaker: null,
});

/** How often anything of so many motions is looked at, and how many events they are. */
function looked(count: number, text: (at: number) => string): { looks: number; events: number } {
  let looks = 0;
  const acts = Array.from(
    { length: count },
    (_, at) =>
      new Proxy(motion(at, text(at)), {
        get(act, field) {
          looks += 1;
          return Reflect.get(act, field);
        },
      }),
  );
  return { events: gatherEvents(acts, false).length, looks };
}

it.each([
  ['name one firm each', (at: number) => `To terminate ${firm(at)}.`, 400],
  ['name the same firm', () => `To terminate ${firm(1)}.`, 1],
  ['name nobody', () => 'To terminate the manager.', 400],
])(
  'are gathered with as few looks at each where there are many motions: those that %s',
  (_, text, events) => {
    const [few, many] = [looked(200, text), looked(400, text)];
    expect(many.events).toBe(events);
    expect(many.looks).toBeLessThan(few.looks * 2.2);
  },
);
