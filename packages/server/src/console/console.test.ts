import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { createTerminalConsole } from './console.ts';

it('tells a person what counts, and the link of the first admin', () => {
  let said = '';
  const { logger, ready } = createTerminalConsole('info', {
    write: (text) => {
      said += stripVTControlCharacters(text);
    },
  });
  ready({ url: 'http://localhost:3000', setupUrl: 'http://localhost:3000/welcome?token=x', role: 'all' });
  expect(said).toContain('Ecco is ready at http://localhost:3000 ');
  expect(said).toMatch(
    /Open this link once to become the admin:\nhttp:\/\/localhost:3000\/welcome\?token=x\n$/u,
  );

  logger.info({ event: 'request', route: '/v2/session', status: 200 });
  logger.warn({ event: 'job', job: 'stage.acquire', item: 'i', message: 'no such page' });
  logger.info({ event: 'mail', to: 'a@b.org', subject: 'Verify', link: 'http://l/verify' });
  expect(said).toMatch(/Warning: stage\.acquire failed/u);
  expect(said).toContain('http://l/verify');
  expect(said).not.toContain('session');
});
