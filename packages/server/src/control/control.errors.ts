/** A command that cannot be done; the message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
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
export const noAnswer = (cause: unknown) =>
  new CommandError('command.no_answer', 'The server stopped before it answered. Its log says why.', {
    cause,
  });
