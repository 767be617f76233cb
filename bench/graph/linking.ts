import { createWorkPool, linkItem } from '@ecco/pipeline/testing';
import type { World } from '@ecco/server/testing';
import { words } from '../http/corpus.ts';
import { nameOrganization, namePerson, sentenceOf } from './names.ts';

type Row = Record<string, string | number>;

/** Items of a pass that are enough to see what one costs. */
const ofPass = 2_000;

const cpuMs = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function passComesTo(world: World, done: number): Promise<void> {
  for (;;) {
    const pass = await world.store.linkPasses.current();
    if (pass === null || pass.done >= done || pass.finishedAt !== null) return;
    await sleep(20);
  }
}

/** Begins a pass, and tells what its items cost: the first of them, and those after it was stopped and let go on. */
export async function measurePass(world: World): Promise<Row[]> {
  const rows: Row[] = [];
  const part = async (what: string, from: number): Promise<void> => {
    const [before, began] = [process.cpuUsage(), performance.now()];
    await passComesTo(world, from + ofPass / 2);
    const done = ((await world.store.linkPasses.current())?.done ?? from) - from;
    rows.push({
      what,
      items: done,
      'CPU ms each': Math.round((cpuMs(before) / done) * 10) / 10,
      'wall ms each': Math.round(((performance.now() - began) / done) * 10) / 10,
    });
  };
  await world.pipeline.relink('anew');
  await part('all anew, the first items', 0);
  await world.pipeline.relink('stop');
  await sleep(500);
  const stoppedAt = (await world.store.linkPasses.current())?.done ?? 0;
  await sleep(1_000);
  const later = (await world.store.linkPasses.current())?.done ?? 0;
  rows.push({ what: 'items that were linked while it was stopped', items: later - stoppedAt });
  await world.pipeline.relink('resume');
  await part('all anew, after it was stopped and let go on', later);
  await world.pipeline.relink('stop');
  return rows;
}

/** An hour of talk. */
const hour = { lines: 250, namesOfLine: 3, wordsOfLine: 34 } as const;
const rounds = 30;

async function addHour({ store }: World): Promise<string> {
  const lines = Array.from({ length: hour.lines }, (_, index) => {
    const names = [nameOrganization(index).name, ...Array.from({ length: hour.namesOfLine - 1 }, namePerson)];
    return { text: `${sentenceOf(names)} ${words(hour.wordsOfLine)}` };
  });
  return store.transaction(async (tx) => {
    const named = { kind: 'meeting', title: 'A long meeting', nextStage: null } as const;
    const { item } = await tx.items.insertOrFind({ ...named, status: 'ASSERTIONS_COMPLETE' });
    await tx.segments.replace(item.id, lines);
    return item.id;
  });
}

/** What linking an item of an hour costs all threads together. */
export async function measureOne(world: World): Promise<Row[]> {
  const pool = createWorkPool();
  try {
    const tools = { store: world.store, pool };
    const itemId = await addHour(world);
    const { signal } = new AbortController();
    await linkItem(tools, itemId, signal);
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await linkItem(tools, itemId, signal);
    const each = Math.round((cpuMs(before) / rounds) * 10) / 10;
    return [{ what: `one item of ${hour.lines} lines`, items: 1, 'CPU ms each': each }];
  } finally {
    await pool.close();
  }
}
