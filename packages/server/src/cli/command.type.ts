import type { CommandContext } from './command-context.ts';

/** What a command gets from the terminal, besides the context. */
export type CommandLine = {
  /** What stands after the command's name, without options. */
  words: string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** The standard input. */
  input: AsyncIterable<Uint8Array | string>;
  /** To the standard output: results. */
  print: (line: string) => void;
  /** To the standard error: what went wrong. */
  complain: (line: string) => void;
};

/** The exit code of a command that was called wrongly; 1 is one that failed. */
export const wrongUse = 2;

/** A command answers with the exit code of the process. */
export type Command = {
  /** As it stands in the help. */
  usage: string;
  doc: string;
  run: (context: CommandContext, line: CommandLine) => Promise<number>;
};

export const textOption = (line: CommandLine, name: string): string | undefined => {
  const value = line.options[name];
  return typeof value === 'string' ? value : undefined;
};
