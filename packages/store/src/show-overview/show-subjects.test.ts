import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { NewShow, Show } from '../shows/show.types.ts';
import type { Store } from '../store.ts';
import { describeEachDatabase } from '../testing/each-database.ts';

type Episode = { title: string; oneLiner?: string; topics?: string[] };
type Seed = Partial<NewShow> & { name: string; episodes: Episode[] };

const topicOf = (label: string) => ({ label, weight: 1, mentions: 1, segmentIds: [randomUUID()] });
const madeBy = { engine: 'test', version: '1' };

async function addShow(store: Store, { episodes, ...details }: Seed): Promise<Show> {
  return store.transaction(async (tx) => {
    const { show } = await tx.shows.upsert({
      kind: 'podcast',
      slug: details.name,
      feedUrl: null,
      ...details,
    });
    for (const { topics = [], ...episode } of episodes) {
      const { item } = await tx.items.insertOrFind({
        ...episode,
        kind: 'episode',
        showId: show.id,
        nextStage: null,
      });
      const analysis = { oneLiner: null, tldr: [], keyTopics: topics.map(topicOf) };
      await tx.summaries.save({ itemId: item.id, version: 2, madeBy, analysis });
    }
    return show;
  });
}

const plain = (count: number): Episode[] =>
  Array.from({ length: count }, (_, index) => ({ title: `Number ${index}` }));

describeEachDatabase('the shows of a subject', (opened) => {
  const namesOf = async (...terms: string[]) => {
    const { shows } = opened.store;
    const subjectShows = await shows.findBySubjects([{ key: 'only', terms }]);
    const named = await shows.findByIds(subjectShows.map(({ showId }) => showId));
    return named.map(({ name }) => name).toSorted();
  };

  it('are known by their name, their description, or what their items are about', async () => {
    const { store } = opened;
    await addShow(store, { name: 'The Viola Hour', episodes: plain(30) });
    await addShow(store, { name: 'Strings', description: 'Mostly violas.', episodes: plain(30) });
    await addShow(store, { name: 'By title', episodes: [{ title: 'My first viola' }, ...plain(9)] });
    await addShow(store, { name: 'By line', episodes: [{ title: 'One', oneLiner: 'A viola is sold.' }] });
    await addShow(store, {
      name: 'By topic',
      episodes: [{ title: 'Two', topics: ['wood', 'Viola makers'] }],
    });
    await addShow(store, { name: 'By the way', episodes: [{ title: 'A viola' }, ...plain(10)] });
    await addShow(store, { name: 'Violation', description: 'Inviolable.', episodes: plain(1) });
    expect(await namesOf('viola')).toEqual(['By line', 'By title', 'By topic', 'Strings', 'The Viola Hour']);
  });

  it('are found by a term of several words as one thing, and by any of the terms', async () => {
    const { store } = opened;
    await addShow(store, { name: 'Night trains of Europe', episodes: plain(1) });
    await addShow(store, {
      name: 'Trains',
      description: 'Built by day, tested at night.',
      episodes: plain(1),
    });
    await addShow(store, { name: 'Ferry weather', episodes: plain(1) });
    expect(await namesOf('night train')).toEqual(['Night trains of Europe']);
    expect(await namesOf('night train', 'ferries')).toEqual(['Ferry weather', 'Night trains of Europe']);
    expect(await namesOf('"ferry" & (', '-trains')).toHaveLength(3);
  });

  it('are podcasts and channels with something in them, each once to a subject, with the number of items', async () => {
    const { store } = opened;
    const tuba = await addShow(store, {
      name: 'Tuba',
      description: 'The tuba, the tuba.',
      episodes: [{ title: 'Tuba one', topics: ['tuba'] }, { title: 'Tuba two' }, ...plain(1)],
    });
    const channel = await addShow(store, { name: 'Tuba channel', kind: 'channel', episodes: plain(2) });
    await addShow(store, { name: 'Tuba weekly', kind: 'publication', episodes: plain(2) });
    await addShow(store, { name: 'Tuba to come', episodes: [] });
    const matches = await store.shows.findBySubjects([
      { key: 'brass', terms: ['tuba', 'tubas'] },
      { key: 'nothing', terms: ['ophicleide'] },
      { key: 'channels', terms: ['tuba channel'] },
    ]);
    expect(matches.filter(({ key }) => key === 'brass')).toHaveLength(2);
    expect(matches).toContainEqual({ key: 'brass', showId: tuba.id, episodes: 3 });
    expect(matches).toContainEqual({ key: 'brass', showId: channel.id, episodes: 2 });
    expect(matches).toContainEqual({ key: 'channels', showId: channel.id, episodes: 2 });
    expect(matches).toHaveLength(3);
    expect(await store.shows.findBySubjects([])).toEqual([]);
  });

  it('may have a description of any length', async () => {
    const description = Array.from({ length: 200_000 }, (_, index) => `word${index}`).join(' ');
    await addShow(opened.store, { name: 'Euphonium', description, episodes: plain(1) });
    expect(await namesOf('euphonium')).toEqual(['Euphonium']);
  });
});
