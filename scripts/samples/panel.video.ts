/**
 * The sample video: slides with the speaker's name, drawn on a canvas and encoded by the browser itself (WebCodecs by
 * way of mediabunny), with the recording as its sound. The page lives at an https address that this file answers,
 * since WebCodecs asks for a secure origin.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { encodeInPage } from './panel.browser.ts';
import type { Recording } from './recording.sound.ts';

const origin = 'https://samples.ecco.example';
const library = new URL('../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs', import.meta.url);

export async function panelVideo(recording: Recording, browser: Browser): Promise<Uint8Array> {
  const tab = await browser.newPage();
  const script = await readFile(fileURLToPath(library));
  const sound = Buffer.from(recording.samples.buffer);
  await tab.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/mediabunny.mjs') await route.fulfill({ contentType: 'text/javascript', body: script });
    else if (path === '/sound.pcm')
      await route.fulfill({ contentType: 'application/octet-stream', body: sound });
    else await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>studio</title>' });
  });
  await tab.goto(`${origin}/`);
  const { cues, slides, durationMs, sampleRate } = recording;
  const encoded = await tab.evaluate(encodeInPage, { cues, slides, durationMs, sampleRate });
  await tab.close();
  return new Uint8Array(Buffer.from(encoded, 'base64'));
}
