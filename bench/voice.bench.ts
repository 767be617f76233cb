import { speak } from '@ecco/engine';

export const name = 'voice';

const paragraph =
  'The board moved $2.4 billion out of public equity in Q3 2026, and the CIO said that fees fell 25 bps. ' +
  'Nobody on the panel expected a 7.25% assumed rate to survive the decade. The motion carried 9 to 2.';

/** How many seconds of speech one second of computing gives, cold and warm, and what memory it leaves behind. */
export async function run(): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const [label, voice, paragraphs] of [
    ['first sentence, cold', 'narrator', 0],
    ['a summary card', 'narrator', 1],
    ['a long script', 'narrator', 40],
    ['a long script', 'quote', 40],
  ] as const) {
    const text = paragraphs === 0 ? 'Good morning.' : Array(paragraphs).fill(paragraph).join('\n');
    const started = performance.now();
    const speech = await speak({ text, voice });
    const tookMs = performance.now() - started;
    const spokenMs = (speech.samples.length / speech.sampleRate) * 1000;
    rows.push({
      case: label,
      voice,
      'spoken s': (spokenMs / 1000).toFixed(1),
      'took ms': Math.round(tookMs),
      'x real time': Math.round(spokenMs / tookMs),
      'rss MB': Math.round(process.memoryUsage.rss() / 1e6),
    });
  }
  return rows;
}
