import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The lines of a file of the checkout, each as its schema has it. */
export function readLines<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line, at) => {
    const read = schema.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`${file}, line ${at + 1}: ${read.error.message}`);
    return read.data;
  });
}
