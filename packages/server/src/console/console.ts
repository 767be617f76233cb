// What a person at a terminal reads of the process: a few lines, and the link that makes the first admin. Where nobody
// sits, the same is told by lines of the structured log.

import { styleText } from 'node:util';
import type { Config } from '../config/config.ts';
import { createLogger, type Logger } from '../log/logger.ts';
import { readableLine, readLogLine } from './readable-line.ts';

type Ready = { url: string; setupUrl: string | null; role: Config['server']['role'] };

export type Console = {
  logger: Logger;
  starting: () => void;
  ready: (ready: Ready) => void;
  stopping: () => void;
  stopped: () => void;
};

/** Lines for programs. The address and the link are told at every level, since nobody gets in without them. */
function createStructuredConsole(level: string): Console {
  const logger = createLogger(level);
  const always = logger.child({}, { level: 'info' });
  return {
    logger,
    starting: () => undefined,
    ready({ url, setupUrl, role }) {
      logger.info({ event: 'start', role, ms: Math.round(process.uptime() * 1000) });
      always.info({ event: 'ready', url }, `Ecco is ready at ${url}`);
      if (setupUrl !== null)
        always.info(
          { event: 'setup', url: setupUrl },
          `Nobody is admin yet. Open this link once to become it: ${setupUrl}`,
        );
    },
    stopping: () => undefined,
    stopped: () => undefined,
  };
}

/** What is needed of a terminal. */
type Terminal = { write: (text: string) => unknown };

/** Lines for a person. */
export function createTerminalConsole(level: string, terminal: Terminal): Console {
  const say = (...lines: string[]): void => {
    for (const line of lines) terminal.write(`${line}\n`);
  };
  const logger = createLogger(level, {
    write(json) {
      const line = readLogLine(json);
      const readable = line && readableLine(line);
      if (readable) say(readable);
    },
  });
  return {
    logger,
    starting: () => say('Starting Ecco … the first start takes some seconds longer.'),
    ready({ url, setupUrl }) {
      say(`Ecco is ready at ${styleText('bold', url)}   (Ctrl+C stops it)`);
      if (setupUrl !== null)
        say('', 'Nobody is admin yet. Open this link once to become the admin:', styleText('bold', setupUrl));
    },
    stopping: () => say('Stopping …'),
    stopped: () => say('Ecco has stopped. Everything is saved.'),
  };
}

/** The console for where the process runs: a terminal, unless structured lines are asked for. */
export function createConsole({ logLevel, logFormat }: Config['server']): Console {
  const { stdout } = process;
  const isTerminal = stdout.isTTY === true && process.env['TERM'] !== 'dumb';
  return logFormat === 'auto' && isTerminal
    ? createTerminalConsole(logLevel, stdout)
    : createStructuredConsole(logLevel);
}
