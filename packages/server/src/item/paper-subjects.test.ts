import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let recording: Item;
let meetingId: string;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
});
afterAll(() => world.end());

const listed = (subject: string) => ['1. Call to order and roll call', `2. ${subject}`, '3. Adjournment'];
const commitment = 'Approval of the $60 million commitment to Larch Growth Fund V';

const createPaper = async (lines: string[], documentType: string): Promise<Item> => {
  const paper = await createProcessedItem(world.store, {
    kind: 'document',
    title: 'Agenda of the board',
    lines: lines.map((text) => ({ text, speakerLabel: null, startMs: null, endMs: null, page: 1 })),
  });
  await world.store.items.mergeMeta(paper.id, { documentType });
  return paper;
};

const addPaper = async (lines: string[], documentType = 'agenda'): Promise<Item> => {
  const paper = await createPaper(lines, documentType);
  await world.store.meetings.addItem(meetingId, paper.id);
  return paper;
};

/** The vote on item 2 of the recording, as everybody may read it. */
const vote = async (): Promise<unknown> => {
  const { body } = await world.ask(`/v2/content/${recording.slug}/proceedings`);
  const votes = body['unnamed_votes'];
  return Array.isArray(votes) ? votes[0] : null;
};

beforeEach(async () => {
  const { store } = world;
  recording = await createProcessedItem(store, { kind: 'meeting', title: 'Board, May', lines: 20 });
  const meeting = await store.meetings.add({ title: `Board ${recording.slug}`, fundName: 'Halvern' });
  meetingId = meeting?.id ?? '';
  await store.meetings.addItem(meetingId, recording.id);
  const [line] = await store.segments.ofItem(recording.id);
  const outcome = { segmentId: line?.id ?? '', quote: line?.text ?? '', startMs: 0, endMs: null, page: null };
  await store.transaction((tx) =>
    tx.proceedings.replace(recording.id, {
      agenda: [],
      decisions: [],
      signals: [],
      unnamedVotes: [{ matter: 'item 2', result: 'carried', outcome, agendaItem: null }],
    }),
  );
});

it('is what the agenda of the same meeting has under that number, cited in that other item', async () => {
  const paper = await addPaper(listed(commitment));
  expect(await vote()).toMatchObject({
    matter: 'item 2',
    paper: {
      number: '2',
      title: commitment,
      citation: { item: { uuid: paper.id, slug: paper.slug }, content_id: 1, source_text: commitment },
    },
  });
});

it('is not told without a paper of the meeting, nor from one that is of none or no agenda', async () => {
  await createPaper(listed(commitment), 'agenda');
  await addPaper(listed(commitment), 'report');
  expect(await vote()).toMatchObject({ matter: 'item 2', paper: null });
});

it('is not told where two papers call it otherwise, and is where they agree', async () => {
  await addPaper(listed(commitment));
  await addPaper(listed(`${commitment}.`), 'packet');
  expect(await vote()).toMatchObject({ paper: { title: commitment } });
  await addPaper(listed('Lease of the annex on Elm Street'));
  expect(await vote()).toMatchObject({ paper: null });
});

it('goes with the paper', async () => {
  await addPaper(listed(commitment));
  expect(await vote()).toMatchObject({ paper: { title: commitment } });
  await world.store.transaction((tx) => tx.meetings.replaceItems(meetingId, [recording.id]));
  expect(await vote()).toMatchObject({ paper: null });
});
