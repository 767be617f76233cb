export { speak, speakWith } from './speak.ts';
export { speakable } from './speakable.ts';
export { type FliteVoice, fliteVoices } from './synthesis.ts';
