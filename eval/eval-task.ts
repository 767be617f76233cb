import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the reference data (`data/`) and the scoring scripts (`eval/`) lie. */
export const evalHome = process.env['EVAL_HOME'] ?? join(import.meta.dirname, '..', '..', 'shared');

export type EvalTask = {
  name: string;
  /** The scoring script and the arguments that choose its task. */
  scorer: string[];
  /** One prediction a line, in the format of the scoring script. */
  predict: (split: string) => AsyncIterable<object> | Iterable<object>;
};

/** Whether a file is there below `data/`: the held-out ones are not everywhere. */
export const isThere = (path: string): boolean => existsSync(join(evalHome, 'data', path));

/** The lines of a JSON Lines file below `data/`, one parsed value at a time. */
export async function* linesOf(path: string): AsyncGenerator<unknown> {
  const lines = createInterface({ input: createReadStream(join(evalHome, 'data', path), 'utf8') });
  for await (const line of lines) {
    if (line.trim() !== '') yield JSON.parse(line);
  }
}
