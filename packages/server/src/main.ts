// The one process entry: read the configuration, build, start, and stop when told to.

import type { Ecco } from './compose/compose.ts';
import { tryListening } from './compose/listening-place.ts';
import type { Started, stop } from './compose/run.ts';
import { startFailureWords } from './compose/start-failure.ts';
import { writePrivately } from './compose/write-privately.ts';
import { ConfigError } from './config/config.errors.ts';
import { type Config, parseConfig } from './config/config.ts';
import { type Console, createConsole } from './console/console.ts';
import type { Logger } from './log/logger.ts';

const leastNode = 24;

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

function checkNode(): void {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= leastNode) return;
  complain(
    `Ecco needs Node ${leastNode} or later; this is ${process.versions.node}. Run it with "npm start".`,
  );
  process.exit(1);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    complain(error.message);
    process.exit(78);
  }
}

/** What a person can act on is said in one line; the rest goes to the log as well. */
function giveUp(logger: Logger, error: unknown): never {
  logger.fatal({ event: 'fatal', err: error });
  complain(`Ecco stopped: ${startFailureWords(error)}`);
  process.exit(1);
}

type Run = { ecco: Ecco; console: Console; started: () => Started | null; stop: typeof stop };

/** The first signal stops gently; a second one at once. */
function stopOnSignals({ ecco, console, started, stop }: Run): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    ecco.logger.info({ event: 'stop', signal });
    console.stopping();
    stop(ecco, started()?.control).then(
      () => {
        console.stopped();
        process.exit(0);
      },
      (error: unknown) => giveUp(ecco.logger, error),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

export async function main(): Promise<void> {
  checkNode();
  writePrivately();
  const config = readConfig();
  const console = createConsole(config.server);
  const { logger } = console;
  process.on('unhandledRejection', (error) => giveUp(logger, error));
  process.on('uncaughtException', (error) => giveUp(logger, error));
  try {
    console.starting();
    await tryListening(config.server);
    // Most of a start is to load the product; what stands in the way of one is said before that.
    const { makeDataPrivate } = await import('./compose/private-data.ts');
    makeDataPrivate(config, logger);
    const [{ compose }, { start, stop }] = await Promise.all([
      import('./compose/compose.ts'),
      import('./compose/run.ts'),
    ]);
    const ecco = await compose(config, logger);
    let started: Started | null = null;
    stopOnSignals({ ecco, console, started: () => started, stop });
    started = await start(ecco);
    const { url, setupUrl } = started;
    console.ready({ url, setupUrl, role: config.server.role });
  } catch (error) {
    giveUp(logger, error);
  }
}
