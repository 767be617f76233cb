import { authorize } from '../request/access/authorize.ts';
import { os } from '../request/request-context.ts';
import { speakCard } from './card-audio.usecases.ts';

const make = os.cardAudio.make.handler(async ({ input, context: { services, actor, event } }) => {
  const { itemId, url } = await speakCard(services, authorize('cardAudio.make', actor), input.card);
  event.item = itemId;
  return { url };
});

export const cardAudioRoutes = { make };
