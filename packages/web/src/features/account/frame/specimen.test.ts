import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { account } from '../../../messages/ecco/account.ts';

const transcript = readFileSync(
  join(import.meta.dirname, '../../../../../../samples/transcripts/what-seven-percent-costs.vtt'),
  'utf8',
);

test('the excerpt at the door says what the sample says, by whom and when', () => {
  const { speaker, before, sentence, after, time } = account.specimen;
  const lines = transcript.split('\n\n');
  const at = lines.findIndex((line) => line.includes(sentence));
  expect(lines[at]).toContain(`<v ${speaker}>${before} ${sentence}`);
  expect(lines[at]).toContain(`00:0${time}`);
  expect(lines[at + 1]).toContain(`<v ${speaker}>${after}`);
});
