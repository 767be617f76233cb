import { os } from '../http/request-context.ts';
import { pathNotFound } from '../request/request.errors.ts';

const soon = (): never => {
  throw pathNotFound();
};

export const cardAudioRoutes = {
  make: os.cardAudio.make.handler(soon),
};
