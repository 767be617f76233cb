import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { type ConsoleSources, createTerminalConsole } from './console.ts';
import { progressLine } from './library-progress.ts';
import { createTerminalScreen } from './terminal-screen.ts';

/** What stands on a terminal of 40 columns after all that was written: text, lines ended, and rows erased from below. */
function createSheet() {
  let rows: string[] = [''];
  const put = (text: string): void => {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) rows.push('');
      const plain = stripVTControlCharacters(line);
      rows.splice(-1, 1, ...(plain.match(/.{1,40}/gu) ?? ['']));
    }
  };
  return {
    columns: 40,
    write(text: string) {
      const [up, ...rest] = text.split('\r\u001B[0J');
      if (rest.length === 0) return put(text);
      rows = [...rows.slice(0, rows.length - 1 - Number(up?.slice(2, -1))), ''];
      put(rest.join(''));
    },
    rows: () => rows.slice(0, -1),
  };
}

it('keeps the foot below all that is said, also where a line takes two rows', () => {
  const sheet = createSheet();
  const screen = createTerminalScreen(sheet);
  const link = `http://localhost/${'a'.repeat(60)}`;
  screen.setFoot(['Reading', link]);
  screen.say('Warning: one');
  screen.setFoot(['Ready', link]);
  screen.say('Warning: two');
  expect(sheet.rows()).toEqual(['Warning: one', 'Warning: two', 'Ready', link.slice(0, 40), link.slice(40)]);
});

it.each([0, undefined])('erases rows that there are on a terminal of %s columns', (columns) => {
  const written: string[] = [];
  const screen = createTerminalScreen({ columns, write: (text) => written.push(text) });
  screen.setFoot(['Reading', '']);
  screen.setFoot(['Ready']);
  expect(written.at(-1)).toBe('\u001B[2A\r\u001B[0JReady\n');
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(20);
};

it('tells a person what counts, the link of the first admin last, and no longer once there is one', async () => {
  const sheet = createSheet();
  let isAdminThere = false;
  const watched: ConsoleSources = {
    counts: async () => ({ ASSERTIONS_COMPLETE: 2, TRANSCRIBING: 1, FAILED: 1 }),
    hasAdmin: async () => isAdminThere,
  };
  const { logger, ready } = createTerminalConsole('info', sheet);
  ready(
    { url: 'http://localhost:3000', setupUrl: 'http://localhost:3000/welcome?token=x', role: 'all' },
    watched,
  );
  await until(() => sheet.rows().at(-1)?.endsWith('token=x') === true);
  expect(sheet.rows().join('\n')).toContain('Reading the samples: 2 of 4 items ready,');
  logger.info({ event: 'request', route: '/v2/session', status: 200 });
  logger.warn({ event: 'job', job: 'stage.acquire', item: 'i', message: 'no such page' });
  logger.info({ event: 'mail', to: 'a@b.org', subject: 'Verify', link: 'http://l/verify' });
  const said = sheet.rows().join('\n');
  expect(said).toMatch(/Warning: stage\.acquire failed/u);
  expect(said).toContain('http://l/verify');
  expect(said).not.toContain('session');
  expect(sheet.rows().at(-1)).toMatch(/token=x$/u);
  isAdminThere = true;
  logger.info({ event: 'request', route: '/v2/session', status: 200 });
  await until(() => sheet.rows().includes('The admin has signed in.'));
  expect(sheet.rows().slice(-2).join('')).toContain('Reading the samples');
});

it.each([
  [{}, true, 'Reading the samples …'],
  [{}, false, null],
  [{ ASSERTIONS_COMPLETE: 1 }, true, 'Library: 1 item ready'],
  [{ ASSERTIONS_COMPLETE: 3, FAILED: 2 }, false, 'Library: 3 items ready, 2 failed'],
  [{ ASSERTIONS_COMPLETE: 3, NOT_STARTED: 2 }, false, 'Library: 3 of 5 items ready …'],
])('says of the counts %j how far the library is', (counts, isFirst, line) => {
  expect(progressLine(counts, isFirst)).toBe(line);
});
