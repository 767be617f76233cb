import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it('tells of an error without its place on this machine, its parameters or any secret', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const cause = new TypeError(`select 1\nparams: private words\n    at private words`);
  logger.error({
    event: 'x',
    err: new Error(`cannot read ${process.cwd()}/data/lock`, { cause }),
    request: { authorization: 'Bearer a', cookie: 'b' },
    token: 'c',
  });
  const line = JSON.parse(lines[0] ?? '');
  expect(line.err).toMatchObject({
    message: 'cannot read data/lock',
    cause: { type: 'TypeError', message: 'select 1' },
  });
  expect(line).toMatchObject({
    token: '[hidden]',
    request: { authorization: '[hidden]', cookie: '[hidden]' },
  });
  expect(lines[0]).not.toContain(process.cwd());
  expect(lines[0]).not.toContain('private words');
});

it.each([
  [
    { name: 'ErrnoError', errno: 51, node: { path: 'private' } },
    { name: 'ErrnoError', errno: 51 },
  ],
  [
    { code: 'ENOSPC', message: `no room in ${process.cwd()}/data` },
    { code: 'ENOSPC', message: 'no room in data' },
  ],
  ['the disk is full', { type: 'string', message: 'the disk is full' }],
  [28, { type: 'number', message: '28' }],
  [null, { type: 'object', message: 'null' }],
  [Object.create(null), { type: 'object' }],
])('tells what was thrown that is no error: %j', (thrown, reported) => {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).error({ event: 'x', err: thrown });
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject(reported);
  expect(lines[0]).not.toContain('private');
});
