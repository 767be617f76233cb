/** A transcription service over HTTP that knows one recording, and answers as many requests as it is permitted. */
import { createServer, type ServerResponse } from 'node:http';
import type { SpokenRecording } from './spoken-hour.ts';

export type HearingService = {
  baseUrl: string;
  /** Places of the pieces that were answered, in samples, as often as each was. */
  answered: number[];
  /** Requests that wait for a permit. */
  held: () => number;
  /** Answers so many more from now on; what was held is forgotten with who asked. */
  permit: (count: number) => void;
  close: () => void;
};

/** The samples of the WAV file within a form: from behind the head of its data to the end that the head says. */
function soundIn(form: Buffer): Buffer {
  const start = form.indexOf('data', form.indexOf('WAVE')) + 8;
  const length = form.readUInt32LE(start - 4);
  return form.subarray(start, Math.min(start + length, form.lastIndexOf('\r\n--')));
}

export async function openHearingService({
  sampleRate,
  samples,
  words,
}: SpokenRecording): Promise<HearingService> {
  const whole = Buffer.from(samples.buffer);
  const answered: number[] = [];
  let permits = 0;
  let waiting: (() => void)[] = [];

  const reply = (sound: Buffer, response: ServerResponse): void => {
    const place = whole.indexOf(sound);
    if (place < 0) return void response.writeHead(400).end('{"error":{"message":"unknown sound"}}');
    permits -= 1;
    answered.push(place / 2);
    const [fromMs, toMs] = [place / 2, (place + sound.length) / 2].map((at) => (at / sampleRate) * 1_000);
    const heard = words.filter(({ startMs, endMs }) => startMs >= (fromMs ?? 0) && endMs <= (toMs ?? 0));
    const timed = heard.map(({ word, startMs, endMs }) => ({
      word,
      start: (startMs - (fromMs ?? 0)) / 1_000,
      end: (endMs - (fromMs ?? 0)) / 1_000,
    }));
    const text = heard.map(({ word }) => word).join(' ');
    const [first, last] = [timed[0], timed.at(-1)];
    const segments = [{ text, start: first?.start ?? 0, end: last?.end ?? 0 }];
    const duration = ((toMs ?? 0) - (fromMs ?? 0)) / 1_000;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ text, duration, segments, words: timed }));
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sound = soundIn(Buffer.concat(chunks));
      if (permits > 0) reply(sound, response);
      else waiting.push(() => (response.destroyed ? undefined : reply(sound, response)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    answered,
    held: () => waiting.length,
    permit(count) {
      permits = count;
      waiting = [];
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
