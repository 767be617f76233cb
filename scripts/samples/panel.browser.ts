import type * as Mediabunny from 'mediabunny';
import type { Cue, Slide } from './recording.sound.ts';

export type VideoJob = { cues: Cue[]; slides: Slide[]; durationMs: number; sampleRate: number };

/**
 * Runs inside the browser's page, so it may use nothing from outside its own body. Returns the WebM file in base64.
 */
export async function encodeInPage(job: VideoJob): Promise<string> {
  const address = '/mediabunny.mjs';
  const media: typeof Mediabunny = await import(address);
  const canvas = new OffscreenCanvas(1280, 720);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');

  const paint = (ms: number): void => {
    const slide = job.slides.findLast((one) => one.startMs <= ms);
    const cue = job.cues.findLast((one) => one.startMs <= ms);
    pen.fillStyle = '#12303a';
    pen.fillRect(0, 0, 1280, 720);
    pen.fillStyle = '#e8b64c';
    pen.fillRect(90, 180, 90, 10);
    pen.fillRect(0, 712, (1280 * ms) / job.durationMs, 8);
    pen.fillStyle = '#ffffff';
    const headline = slide?.headline ?? '';
    pen.font = `700 ${headline.length > 24 ? 58 : 110}px "Open Sans", sans-serif`;
    pen.fillText(headline, 90, 330);
    pen.font = '30px "Open Sans", sans-serif';
    pen.fillText(slide?.line ?? '', 90, 420);
    pen.fillStyle = '#9fc3cd';
    pen.font = '600 28px "Open Sans", sans-serif';
    pen.fillText(cue?.speaker ?? '', 90, 640);
  };

  const target = new media.BufferTarget();
  const output = new media.Output({ format: new media.WebMOutputFormat(), target });
  const picture = new media.CanvasSource(canvas, { codec: 'vp9', bitrate: 60_000, keyFrameInterval: 10 });
  const sound = new media.AudioSampleSource({ codec: 'opus', bitrate: 28_000 });
  output.addVideoTrack(picture, { frameRate: 1 });
  output.addAudioTrack(sound);
  await output.start();

  const samples = new Int16Array(await (await fetch('/sound.pcm')).arrayBuffer());
  const seconds = Math.ceil(job.durationMs / 1000);
  for (let second = 0; second < seconds; second += 1) {
    paint(second * 1000);
    await picture.add(second, 1);
    const data = samples.slice(second * job.sampleRate, (second + 1) * job.sampleRate);
    if (data.length === 0) continue;
    const sample = new media.AudioSample({
      data,
      format: 's16',
      numberOfChannels: 1,
      sampleRate: job.sampleRate,
      timestamp: second,
    });
    await sound.add(sample);
    sample.close();
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  const characters: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    characters.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return btoa(characters.join(''));
}
