import type { Speaker } from '@ecco/domain';
import { createShow } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

const speaker = (label: string, name: string, provenance: Speaker['provenance']): Speaker => ({
  label,
  name,
  role: 'guest',
  organisation: null,
  provenance,
  confidence: 0.5,
  evidence: null,
});

describeEachDatabase('speakers named by hand', (opened) => {
  const newShow = async (slug: string) => (await createShow(opened.store, slug)).id;
  const newItem = async (title: string, showId: string | null, speakers: Speaker[]) => {
    const { item } = await opened.store.items.insertOrFind({
      kind: 'episode',
      title,
      showId,
      nextStage: null,
    });
    await opened.store.transaction((tx) => tx.speakers.replace(item.id, speakers));
    return item.id;
  };
  const namesOf = async (itemId: string) =>
    (await opened.store.speakers.ofItem(itemId)).map(({ label, name, provenance }) => [
      label,
      name,
      provenance,
    ]);

  it('keep their part and their place in one item; a label without a speaker comes last', async () => {
    const id = await newItem('One', null, [speaker('1', 'Speaker 1', null), speaker('2', 'Speaker 2', null)]);
    await opened.store.speakers.nameInItem(id, { label: '1', name: 'Ada Byron' });
    await opened.store.speakers.nameInItem(id, { label: '9', name: 'Ada Byron' });
    expect(await namesOf(id)).toEqual([
      ['1', 'Ada Byron', 'hand'],
      ['2', 'Speaker 2', null],
      ['9', 'Ada Byron', 'hand'],
    ]);
    expect((await opened.store.speakers.ofItem(id))[0]).toMatchObject({ role: 'guest', confidence: 1 });
  });

  it('in a show are those of the label, but where the publisher names them, and of no other show', async () => {
    const show = await newShow('hours');
    const unnamed = await newItem('Unnamed', show, [speaker('1', 'Speaker 1', null)]);
    const introduced = await newItem('Introduced', show, [speaker('1', 'Bob', 'introduction')]);
    const published = await newItem('Published', show, [speaker('1', 'Bob', 'publisher')]);
    const other = await newItem('Other', await newShow('minutes'), [speaker('1', 'Speaker 1', null)]);
    const byHand = await newItem('By hand', show, [speaker('1', 'Eve', 'hand')]);
    const byShow = await newItem('By show', show, [speaker('1', 'Ada', 'hand')]);
    const naming = { label: '1', name: 'Ada Byron', before: 'Ada' };
    const changed = await opened.store.speakers.nameInShow(show, naming);
    expect(changed.sort()).toEqual([unnamed, introduced, byShow].sort());
    expect(await namesOf(byHand)).toEqual([['1', 'Eve', 'hand']]);
    expect(await opened.store.speakers.nameInShow(show, { ...naming, before: null })).not.toContain(byHand);
    expect(await namesOf(published)).toEqual([['1', 'Bob', 'publisher']]);
    expect(await namesOf(other)).toEqual([['1', 'Speaker 1', null]]);
  });

  it('are remembered by their show', async () => {
    const show = await newShow('seasons');
    const { showSpeakers } = opened.store;
    await showSpeakers.save({ showId: show, label: '1', name: 'Ada', updatedBy: null });
    await showSpeakers.save({ showId: show, label: '1', name: 'Ada Byron', updatedBy: null });
    expect(await showSpeakers.ofShow(show)).toMatchObject([{ label: '1', name: 'Ada Byron' }]);
  });
});
