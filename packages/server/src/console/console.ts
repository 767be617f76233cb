// What a person at a terminal reads of the process: a few lines, how far the library is, and last the link that makes
// the first admin. Where nobody sits, the same is told by lines of the structured log.

import { styleText } from 'node:util';
import type { Config } from '../config/config.ts';
import { createLogger, type Logger } from '../log/logger.ts';
import { type ItemCounts, progressLine } from './library-progress.ts';
import { readableLine, readLogLine } from './readable-line.ts';
import { createTerminalScreen, type Terminal } from './terminal-screen.ts';

export type Ready = { url: string; setupUrl: string | null; role: Config['server']['role'] };

/** What is asked again whenever something may have changed. */
export type ConsoleSources = { counts: () => Promise<ItemCounts>; hasAdmin: () => Promise<boolean> };

export type Console = {
  logger: Logger;
  starting: () => void;
  ready: (ready: Ready, watched: ConsoleSources) => void;
  stopping: () => void;
  stopped: () => void;
};

/** How often the foot is looked at while something goes on, in ms. */
const refreshMs = 250;

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

/** Lines for a person; `terminal` is written to as it is. */
export function createTerminalConsole(level: string, terminal: Terminal): Console {
  const screen = createTerminalScreen(terminal);
  let watched: ConsoleSources | null = null;
  let setupUrl: string | null = null;
  let isFirst = false;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  async function refresh({ counts, hasAdmin }: ConsoleSources): Promise<void> {
    const result = await counts();
    if (setupUrl !== null && (await hasAdmin())) {
      setupUrl = null;
      if (!isOver) screen.say('The admin has signed in.');
    }
    if (isOver) return;
    const link =
      setupUrl === null
        ? []
        : ['', 'Nobody is admin yet. Open this link once to become the admin:', styleText('bold', setupUrl)];
    screen.setFoot([progressLine(result, isFirst) ?? 'Library: nothing yet', ...link]);
  }

  function refreshSoon(): void {
    if (watched === null || timer !== null || isOver) return;
    const consoleSources = watched;
    timer = setTimeout(() => {
      timer = null;
      // The store is closing, or says by itself what is wrong.
      refresh(consoleSources).catch(() => undefined);
    }, refreshMs);
    timer.unref();
  }

  const logger = createLogger(level, {
    write(json) {
      const line = readLogLine(json);
      const readable = line && readableLine(line);
      if (readable) screen.say(readable);
      refreshSoon();
    },
  });

  return {
    logger,
    starting: () => screen.setFoot(['Starting Ecco … the first start takes some seconds longer.']),
    ready(ready, sources) {
      watched = sources;
      setupUrl = ready.setupUrl;
      isFirst = setupUrl !== null;
      screen.setFoot([]);
      screen.say(`Ecco is ready at ${styleText('bold', ready.url)}   (Ctrl+C stops it)`);
      refresh(sources).catch(() => undefined);
    },
    stopping() {
      isOver = true;
      screen.setFoot(['Stopping …']);
    },
    stopped() {
      screen.setFoot([]);
      screen.say('Ecco has stopped. Everything is saved.');
    },
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
