// The one process entry: read the configuration, build, start, and stop when told to.

import { compose, type Ecco } from './compose/compose.ts';
import { keepDataPrivate, writePrivately } from './compose/private-data.ts';
import { type Started, start, stop } from './compose/run.ts';
import { ConfigError } from './config/config.errors.ts';
import { type Config, parseConfig } from './config/config.ts';
import { createLogger, type Logger } from './log/logger.ts';

const leastNode = 24;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
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
  complain(`Ecco stopped: ${error instanceof Error ? error.message : 'unknown error'}`);
  process.exit(1);
}

/** The first signal stops gently; a second one at once. */
function stopOnSignals(ecco: Ecco, started: () => Started | null): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    ecco.logger.info({ event: 'stop', signal });
    stop(ecco, started()?.control).then(
      () => process.exit(0),
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
  const logger = createLogger(config.server.logLevel);
  process.on('unhandledRejection', (error) => giveUp(logger, error));
  process.on('uncaughtException', (error) => giveUp(logger, error));
  try {
    keepDataPrivate(config, logger);
    const ecco = await compose(config, logger);
    let started: Started | null = null;
    stopOnSignals(ecco, () => started);
    started = await start(ecco);
    const { url, setupUrl } = started;
    logger.info({ event: 'start', role: config.server.role, ms: Math.round(process.uptime() * 1000) });
    say(`Ecco is ready at ${url}`);
    if (setupUrl) say(`Nobody is admin yet. Open this link once to become it: ${setupUrl}`);
  } catch (error) {
    giveUp(logger, error);
  }
}
