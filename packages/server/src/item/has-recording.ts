import type { Item } from '@ecco/store';
import { reachable } from '../samples/sample.address.ts';

/** Whether an item can be heard as it was spoken: its file is kept here, or has an address that leads somewhere. */
export const hasRecording = ({ mediaKey, audioUrl }: Pick<Item, 'mediaKey' | 'audioUrl'>): boolean =>
  mediaKey !== null || reachable(audioUrl) !== null;
