import { guarded, os } from '../request/request-context.ts';
import { speakCard } from './card-audio.usecases.ts';

const make = guarded(os.cardAudio.make).handler(async ({ input, context: { services, actor, event } }) => {
  const { itemId, url } = await speakCard(services, actor, input.card);
  event.item = itemId;
  return { url };
});

export const cardAudioRoutes = { make };
