import type { Desk } from './desk.ts';

/** What a command gets from the terminal, besides the desk. */
export type CommandLine = {
  /** What stands after the command's name, without options. */
  words: string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  print: (line: string) => void;
};

/** A command answers with the exit code of the process. */
export type Command = {
  /** As it stands in the help. */
  usage: string;
  doc: string;
  run: (desk: Desk, line: CommandLine) => Promise<number>;
};

export const textOption = (line: CommandLine, name: string): string | undefined => {
  const value = line.options[name];
  return typeof value === 'string' ? value : undefined;
};
