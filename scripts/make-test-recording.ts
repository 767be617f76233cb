/** Makes the recording with which transcription services are tested, by the built-in voice. */
import { writeFile } from 'node:fs/promises';
import { testWords } from '@ecco/domain';
import { builtInEngine } from '@ecco/engine';
import { toMp3 } from './samples/mp3.sound.ts';

const spoken = await builtInEngine.ports.speak?.({ text: testWords, voice: 'narrator' });
if (spoken === undefined) throw new Error('The built-in engine speaks.');
const file = new URL('../packages/server/src/transcription-service/test-recording.mp3', import.meta.url);
await writeFile(file, await toMp3(spoken));
process.exit(0);
