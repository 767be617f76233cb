/** A command that cannot be done; the message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const noSuchItem = (slug: string) =>
  new CommandError('command.no_item', `There is no item “${slug}”.`);
export const noSuchFile = (path: string) =>
  new CommandError('command.no_file', `The file ${path} cannot be read.`);
export const noSuchCommand = (name: string) =>
  new CommandError('command.unknown', `There is no command “${name}”.`);
export const refusedCommand = (code: string, message: string) => new CommandError(code, message);
