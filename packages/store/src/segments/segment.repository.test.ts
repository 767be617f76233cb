import { createItem } from '@ecco/factories/rows';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';

describeEachDatabase('segments', (opened) => {
  const newItem = async (title: string) => (await createItem(opened.store, { title })).id;
  const replace = (itemId: string, texts: string[]) =>
    opened.store.transaction((tx) =>
      tx.segments.replace(
        itemId,
        texts.map((text) => ({ text })),
      ),
    );

  it('keeps the id of the same words through case, punctuation and a moved place', async () => {
    const itemId = await newItem('Stable');
    const before = await replace(itemId, ['Good morning.', 'Fees rose by 12 percent.']);
    const after = await replace(itemId, ['Welcome!', 'good morning', 'Fees rose by 12 percent.']);
    expect(after.map((segment) => segment.id).slice(1)).toEqual(before.map((segment) => segment.id));
  });

  it('leads the id of a line that was split, merged or reworded to where its words stand now', async () => {
    const itemId = await newItem('Reworded');
    const [, fees, close] = await replace(itemId, [
      'We begin with the minutes.',
      'The fees of our private equity managers rose again last year.',
      'That closes the meeting.',
    ]);
    await replace(itemId, [
      'We begin with the minutes.',
      'The fees of our private',
      'equity managers rose again last year. Any questions on that?',
      'No. That closes the meeting, thank you.',
    ]);
    const result = await opened.store.segments.byIds([fees?.id ?? '', close?.id ?? '', 'unknown']);
    expect(result.get(fees?.id ?? '')?.text).toContain('equity managers rose');
    expect(result.get(close?.id ?? '')?.text).toContain('closes the meeting');
    expect(result.has('unknown')).toBe(false);
  });

  it('still resolves an id after two re-transcriptions, and gives it back when its words return', async () => {
    const itemId = await newItem('Twice');
    const [first] = await replace(itemId, ['The board approved the budget for the coming year.']);
    const id = first?.id ?? '';
    await replace(itemId, ['The board has approved the budget for the coming year.']);
    await replace(itemId, ['Hello.', 'So the board has approved the budget for the coming year.']);
    expect((await opened.store.segments.byIds([id])).get(id)?.idx).toBe(1);
    await replace(itemId, ['The board approved the budget for the coming year.']);
    expect((await opened.store.segments.byIds([id])).get(id)?.id).toBe(id);
  });

  it('pages by line index and counts', async () => {
    const itemId = await newItem('Paged');
    await replace(
      itemId,
      Array.from({ length: 1_200 }, (_, index) => `Line ${index}`),
    );
    const page = await opened.store.segments.page(itemId, { from: 1_100, limit: 2 });
    expect(page.map((segment) => segment.text)).toEqual(['Line 1100', 'Line 1101']);
    expect(await opened.store.segments.count(itemId)).toBe(1_200);
  });

  it('keeps what was there when a replacement fails', async () => {
    const itemId = await newItem('Unharmed');
    await replace(itemId, ['Still here.']);
    await expect(replace(itemId, ['New', 'with a \0 character'])).rejects.toThrow();
    expect((await opened.store.segments.ofItem(itemId)).map((segment) => segment.text)).toEqual([
      'Still here.',
    ]);
  });
});
