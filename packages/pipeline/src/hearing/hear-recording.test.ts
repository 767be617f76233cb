import { setTimeout as wait } from 'node:timers/promises';
import type { AudioRequest, Engine, HearingLimits } from '@ecco/engine';
import { describe, expect, it } from 'vitest';
import { transcriptBody } from '../item/transcript-file.ts';
import { cutRecording } from '../media/cut/cut-recording.ts';
import { hearsAs, recordingOf, type Schedule, scheduleOf, soundingOf } from './coded-recording.fixture.ts';
import { filesInMemory } from './files-in-memory.fixture.ts';
import { hearRecording } from './hear-recording.ts';
import { tokensOf } from './spoken-token.ts';

const files = filesInMemory();

const schedule = scheduleOf({ seed: 7, lengthMs: 180_000, pauses: true });
const said = schedule.words.map(({ text }) => text);

type StandIn = {
  schedule?: Schedule;
  limits?: HearingLimits;
  /** Told before a piece is answered; may refuse it. */
  before?: (request: AudioRequest, place: number) => void;
};

/** A transcriber in the process, with the pieces that it was requested. */
function standIn({ schedule: received = schedule, limits, before }: StandIn) {
  const asked: string[] = [];
  const engine: Engine = {
    engine: 'stand-in',
    version: '1',
    ports: {
      transcribe: async (request) => {
        const { fromMs, toMs } = soundingOf(request.bytes);
        const place = asked.push(`${fromMs}-${toMs}`);
        await wait(1);
        before?.(request, place);
        return hearsAs({ schedule: received, seed: 3, jitterMs: 100, tellsWords: true }, request);
      },
    },
    hearing: () => limits ?? { maxBytes: 1_000_000, maxMs: 30_000, atOnce: 1 },
  };
  return { asked, engines: { transcribe: { engines: [engine], fallBack: false } } };
}

const tooLarge = () => Object.assign(new Error('too large'), { code: 'transcriber.too_large' });

async function kept(name: string, of: Schedule = schedule) {
  const mediaKey = `media/${name}/source.wav`;
  const { size } = await files.put({
    key: mediaKey,
    body: transcriptBody(recordingOf(of)),
    mime: 'audio/wav',
  });
  return { mediaKey, size, durationMs: of.lengthMs };
}

type Run = {
  name: string;
  engines: ReturnType<typeof standIn>['engines'];
  of?: Schedule;
  cancel?: AbortController;
  progress?: (doneMs: number, wholeMs: number) => Promise<unknown>;
};

const hear = async ({
  name,
  engines,
  of,
  cancel = new AbortController(),
  progress = async () => undefined,
}: Run) =>
  hearRecording({
    engines,
    files,
    cut: cutRecording,
    signal: cancel.signal,
    key: `items/${name}/transcript-1.json`,
    language: null,
    names: [],
    recording: await kept(name, of),
    progress,
  });

const wordsOf = (recordingTranscript: Awaited<ReturnType<typeof hear>>): string[] =>
  tokensOf(recordingTranscript.segments).map(({ text }) => text);

describe('a recording that is longer than a service takes', () => {
  it('is heard in pieces, with what has been heard told after each', async () => {
    const { asked, engines } = standIn({});
    const reported: number[] = [];
    const recordingTranscript = await hear({
      name: 'long',
      engines,
      progress: async (doneMs, wholeMs) => {
        reported.push(doneMs / wholeMs);
      },
    });
    expect(wordsOf(recordingTranscript)).toEqual(said);
    expect(asked.length).toBeGreaterThan(5);
    expect(reported).toHaveLength(asked.length);
    expect(reported).toEqual(reported.toSorted((one, other) => one - other));
    expect(reported.at(-1)).toBeCloseTo(1, 5);
  });

  it('is heard on where a process was killed, and each piece is asked for once', async () => {
    const { asked, engines } = standIn({});
    for (let kill = 0; kill < 5; kill += 1) {
      const cancel = new AbortController();
      const killed = hear({
        name: 'killed',
        engines,
        cancel,
        progress: async () => {
          if (asked.length > kill) cancel.abort(new Error('killed'));
        },
      });
      await expect(killed).rejects.toThrow('killed');
      expect(asked).toHaveLength(kill + 1);
    }
    expect(wordsOf(await hear({ name: 'killed', engines }))).toEqual(said);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is cut in two where the service finds a piece too large, and each part is heard once', async () => {
    const before = (request: AudioRequest) => {
      const { fromMs, toMs } = soundingOf(request.bytes);
      if (toMs - fromMs > 40_000) throw tooLarge();
    };
    const { engines } = standIn({ before, limits: { maxBytes: 1_000_000, maxMs: 100_000, atOnce: 2 } });
    expect(wordsOf(await hear({ name: 'refused', engines }))).toEqual(said);
  });

  it('keeps what was heard where a piece fails, and asks only for that again', async () => {
    let fails = true;
    const before = (_request: AudioRequest, place: number) => {
      if (fails && place === 3) throw new Error('lost');
    };
    const { asked, engines } = standIn({ before, limits: { maxBytes: 1_000_000, maxMs: 30_000, atOnce: 2 } });
    await expect(hear({ name: 'failed', engines })).rejects.toThrow('lost');
    fails = false;
    expect(wordsOf(await hear({ name: 'failed', engines }))).toEqual(said);
    expect(asked.length - new Set(asked).size).toBe(1);
  });
});

describe('a recording that a service takes as it is', () => {
  it('is sent whole', async () => {
    const short = scheduleOf({ seed: 2, lengthMs: 10_000, pauses: true });
    const { asked, engines } = standIn({ schedule: short });
    const recordingTranscript = await hear({ name: 'short', engines, of: short });
    expect(wordsOf(recordingTranscript)).toEqual(short.words.map(({ text }) => text));
    expect(asked).toEqual([`0-${short.lengthMs}`]);
  });

  it('has to have words in it', async () => {
    const silence: Schedule = { words: [], lengthMs: 10_000 };
    const { engines } = standIn({ schedule: silence });
    await expect(hear({ name: 'silence', engines, of: silence })).rejects.toMatchObject({
      code: 'stage.heard_nothing',
    });
  });
});
