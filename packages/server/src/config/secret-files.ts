import { readFileSync, statSync } from 'node:fs';
import type { Environment } from './environment.type.ts';

/** The variable that names the file in which a secret stands. */
export const fileVariableOf = (name: string): string => `${name}_FILE`;

/** A secret is a line; what is larger is another file. */
const largestBytes = 64 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this process may not read it',
  EISDIR: 'it is a directory',
};

function secretText(path: string): string {
  if (statSync(path).size > largestBytes) throw new Error('it is larger than 64 KB');
  return readFileSync(path, 'utf8').trim();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be read';
  return ('code' in error ? reasons[String(error.code)] : error.message) ?? 'it cannot be read';
}

/**
 * The text of a secret: the variable itself, or what stands in the file that `<name>_FILE` names, without the line break at
 * its end. Problems are collected; they name the file and never what it holds.
 */
export function readSecret(name: string, environment: Environment, problems: string[]): string | undefined {
  const text = environment[name];
  const path = environment[fileVariableOf(name)]?.trim() ?? '';
  if (path === '') return text;
  if (text !== undefined && text.trim() !== '') {
    problems.push(`${name} and ${fileVariableOf(name)} are both set; keep one of them`);
    return undefined;
  }
  try {
    const result = secretText(path);
    if (result === '') problems.push(`${fileVariableOf(name)} names an empty file ("${path}")`);
    return result;
  } catch (error) {
    problems.push(`${fileVariableOf(name)} cannot be read: ${reasonOf(error)} ("${path}")`);
    return undefined;
  }
}
