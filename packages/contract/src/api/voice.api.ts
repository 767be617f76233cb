import { z } from 'zod';
import { ItemVoices, NewVoiceDecision, StoredVoices } from '../noun/voice.schema.ts';
import { administer, curate, inspect } from './access.ts';
import { get, post, remove } from './route.ts';

const OfItem = z.object({ id: z.string().min(1) });
const Decided = z.object({ decision: z.string(), items: z.number().int() });

/** Voices that are recognized by their sound, and what curators say of them. */
export const voiceApi = {
  list: get('/content/{id}/voices', 'Voices of an item that sound like a speaker of another item', inspect)
    .input(OfItem)
    .output(ItemVoices),
  decide: post('/content/{id}/voices', 'Accept or refuse the name suggested for a voice', curate)
    .input(NewVoiceDecision.extend(OfItem.shape))
    .output(Decided),
  undo: post('/content/{id}/voices/{decision}/undo', 'Undo a decision on a voice', curate)
    .input(OfItem.extend({ decision: z.uuid() }))
    .output(Decided),
  stored: get('/admin/voices', 'How many voices are known by their sound', inspect).output(StoredVoices),
  forget: remove('/admin/voices', 'Delete what is known of the sound of voices', administer).output(
    StoredVoices,
  ),
};
