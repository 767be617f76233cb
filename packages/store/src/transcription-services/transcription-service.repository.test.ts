import { randomUUID } from 'node:crypto';
import type { ServiceTest } from '@ecco/domain';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../testing/each-database.ts';
import { newService } from './service-changes.fixture.ts';

const passedTest: ServiceTest = {
  ...{ at: '2026-11-01T09:00:00.000Z', passed: true, reason: null, form: 'words', hasWordTimes: true },
  ...{ hasConfidence: true, hasSpeakers: false, wordsRight: 0.9, seconds: 2 },
};

describeEachDatabase('transcription services', (opened) => {
  const services = () => opened.store.transcriptionServices;
  const names = async () => (await services().list()).map(({ name }) => name);

  it('stand in the order in which they were added, until they are arranged', async () => {
    const [first, second, third] = [
      await services().add(newService('First')),
      await services().add(newService('Second')),
      await services().add(newService('Third')),
    ];
    expect(await names()).toEqual(['First', 'Second', 'Third']);
    await services().arrange([third.id, first.id]);
    expect(await names()).toEqual(['Third', 'First', 'Second']);
    expect([await services().remove(second.id), await services().remove(second.id)]).toEqual([true, false]);
    expect(await services().find(second.id)).toBeNull();
  });

  it('are not enabled until somebody does so', async () => {
    const { id, enabled } = await services().add(newService('Switched'));
    expect([enabled, (await services().change(id, { enabled: true }))?.enabled]).toEqual([false, true]);
    expect(await services().change(randomUUID(), { enabled: true })).toBeNull();
  });

  it('work or fail since a moment, which further uses of the same kind leave', async () => {
    const { id } = await services().add(newService('Used'));
    const use = (failure: string | null, wasFallback = false) =>
      services().noteUse({ id, failure, wasFallback });
    const state = async () => (await services().states()).get(id);
    expect([await use('It is away.'), await use('It is away.')]).toEqual([true, false]);
    expect(await state()).toMatchObject({ failingSince: expect.any(Date), workingSince: null });
    expect([await use(null), await use(null)]).toEqual([true, false]);
    expect(await state()).toMatchObject({
      ...{ failingSince: null, failure: null, workingSince: expect.any(Date), fallbackAt: null },
    });
    expect([await use(null, true), await use(null, true)]).toEqual([true, false]);
    expect((await state())?.fallbackAt).toBeInstanceOf(Date);
  });

  it('have the test that was done last; one that passed ends a failure', async () => {
    const { id } = await services().add(newService('Tested'));
    await services().noteUse({ id, failure: 'It is away.', wasFallback: false });
    await services().beginTest(id);
    expect((await services().states()).get(id)?.testingSince).toBeInstanceOf(Date);
    await services().putTest(id, passedTest);
    expect((await services().states()).get(id)).toMatchObject({
      ...{ test: passedTest, testingSince: null, failure: null, workingSince: expect.any(Date) },
    });
    await services().putTest(id, null);
    expect((await services().states()).get(id)).toMatchObject({ test: null, workingSince: null });
  });
});
