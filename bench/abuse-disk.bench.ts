import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Product, startProduct, upload } from './abuse/product.ts';

export const name = 'abuse-disk';

const call = promisify(execFile);
const mebibyte = 2 ** 20;
const reserve = 64;
const patienceMs = 90_000;

type Row = Record<string, string | number>;

const text = (about: string): string =>
  `The board met to speak about ${about}. It decided to lower its fees by 5%, and to vote on ${about} in May.\n`.repeat(
    20,
  );

async function freeOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/** Leaves so many bytes on the disk. */
async function fill(disk: string, leaving: number): Promise<void> {
  const size = (await freeOf(disk)) - leaving;
  if (size > 0) await writeFile(join(disk, 'ballast'), Buffer.alloc(size)).catch(() => undefined);
}

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';

async function look(what: string, { url }: Product): Promise<Row[]> {
  const taken = await upload(url, text(what));
  const began = performance.now();
  const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  const ms = Math.round(performance.now() - began);
  const library = await fetch(`${url}/v2/session`, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  return [
    { what: `${what}: an upload`, status: taken.status, code: codeOf(taken.body), ms: taken.ms },
    {
      what: `${what}: ready?`,
      status: ready?.status ?? 0,
      code: codeOf(await ready?.json().catch(() => null)),
      ms,
    },
    { what: `${what}: reading`, status: library?.status ?? 0 },
  ];
}

/** How long until an upload is taken again. */
async function untilTaken({ url }: Product): Promise<Row> {
  const began = performance.now();
  for (;;) {
    const { status } = await upload(url, text(`the time ${performance.now()}`));
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    if (status === 200 || performance.now() - began > patienceMs)
      return { what: 'with room again: an upload', status, 's until taken': seconds };
    await wait(500);
  }
}

async function attack(disk: string): Promise<Row[]> {
  const product = await startProduct({
    DATA_DIR: join(disk, 'data'),
    DISK_RESERVE_BYTES: `${reserve}MB`,
    ANONYMOUS_INGEST_PER_DAY: '100000',
  });
  try {
    const rows: Row[] = [
      { what: 'in peace: an upload', status: (await upload(product.url, text('peace'))).status },
    ];
    await fill(disk, (reserve - 4) * mebibyte);
    rows.push(...(await look('under the reserve', product)));
    await rm(join(disk, 'ballast'));
    rows.push(await untilTaken(product));
    await fill(disk, 0);
    rows.push(...(await look('not a byte left', product)));
    await rm(join(disk, 'ballast'));
    rows.push(await untilTaken(product));
    const alive = product.process.exitCode === null ? 'yes' : 'no';
    return [...rows, { what: 'the process lived through it', code: alive }];
  } finally {
    await product.kill();
  }
}

/** A disk that fills under the product, on a small one of its own; that needs leave to mount it. */
export async function run(): Promise<Row[]> {
  const disk = await mkdtemp(join(tmpdir(), 'ecco-abuse-disk-'));
  try {
    await call('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', disk]);
  } catch {
    await rm(disk, { recursive: true });
    return [{ what: 'a disk of its own cannot be mounted here', status: 'not attacked' }];
  }
  try {
    return await attack(disk);
  } finally {
    await call('umount', [disk]);
    await rm(disk, { recursive: true });
  }
}
