import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceTest } from '@ecco/domain';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
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

  it('come back as they were where a deletion is undone, with key, place and state', async () => {
    const { id } = await services().add({ ...newService('Undone'), sealedKey: 'sealed' });
    await services().putTest(id, passedTest);
    const before = await services().find(id);
    await services().remove(id);
    expect((await services().list()).map((service) => service.id)).not.toContain(id);
    expect(await services().change(id, { enabled: true })).toBeNull();
    expect(await services().restore(id)).toEqual(before);
    expect((await services().states()).get(id)).toMatchObject({ test: passedTest });
    expect(await services().restore(id)).toBeNull();
  });

  it('stay through maintenance as long as their deletion can be undone', async () => {
    const { id } = await services().add(newService('Awaited'));
    await services().remove(id);
    await opened.store.maintain();
    expect(await services().restore(id)).toMatchObject({ name: 'Awaited' });
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

it('a deleted service is gone for good after an hour, with its key and how it fared', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const directory = await mkdtemp(join(tmpdir(), 'ecco-expired-'));
  const files = { kind: 'directory', directory } as const;
  const store = await openStore({ database: { kind: 'memory' }, files, clock: () => now });
  const { id } = await store.transcriptionServices.add({ ...newService('Gone'), sealedKey: 'sealed' });
  await store.transcriptionServices.putTest(id, passedTest);
  await store.transcriptionServices.remove(id);
  now = new Date('2026-01-01T01:00:01Z');
  await store.maintain();
  expect(await store.transcriptionServices.restore(id)).toBeNull();
  expect([...(await store.transcriptionServices.states()).keys()]).not.toContain(id);
  await store.close();
  await rm(directory, { recursive: true, force: true });
});
