import type { Config } from '../config/config.ts';
import type { Commands } from '../control/command.contract.ts';
import { connectControl } from '../control/control.client.ts';

/** Where the commands are done: by the server that owns the data, or here. */
export type CommandContext = {
  commands: Commands;
  /** Lets items move on. A running server works anyway; here the work begins with this call. */
  work: () => Promise<void>;
  close: () => Promise<void>;
};

/** Asks a running server where there is one, and opens the store in this process otherwise. */
export async function openCommandContext(config: Config): Promise<CommandContext> {
  const remote = await connectControl(config.data.directory);
  if (remote !== null) {
    return { commands: remote, work: () => Promise.resolve(), close: () => Promise.resolve() };
  }
  // The product is loaded only where it is not running: that takes longer than most commands.
  const [{ compose }, { makeDataPrivate }, { stop }, { createCommands }, { createLogger }] =
    await Promise.all([
      import('../compose/compose.ts'),
      import('../compose/private-data.ts'),
      import('../compose/run.ts'),
      import('../control/commands.ts'),
      import('../log/logger.ts'),
    ]);
  const logger = createLogger('silent');
  makeDataPrivate(config, logger);
  const ecco = await compose(config, logger);
  await ecco.pipeline.declare();
  return {
    commands: createCommands(ecco),
    work: () => ecco.pipeline.start(),
    close: () => stop(ecco),
  };
}
