import { environmentServiceId } from '@ecco/domain';
import { guarded, os } from '../request/request-context.ts';
import type { Services } from '../request/services.ts';
import {
  presentEnvironmentService,
  presentMachine,
  presentService,
} from './transcription-service.presenter.ts';
import {
  addService,
  arrangeServices,
  beginTest,
  changeService,
  enableService,
  findService,
  removeService,
  restoreService,
} from './transcription-service.usecases.ts';

/** All services as they stand, that of the environment first. */
async function shownServices({ store, transcribers, now }: Services) {
  const [services, states, machine] = await Promise.all([
    store.transcriptionServices.list(),
    store.transcriptionServices.states(),
    transcribers.machine.state(),
  ]);
  const shown = (id: string) => ({ state: states.get(id), now: now() });
  const { environment } = transcribers;
  return {
    services: [
      ...(environment ? [presentEnvironmentService(environment, shown(environmentServiceId))] : []),
      ...services.map((service) => presentService(service, shown(service.id))),
    ],
    machine: presentMachine(machine),
  };
}

const list = guarded(os.transcriptionService.list).handler(({ context: { services } }) =>
  shownServices(services),
);

const add = guarded(os.transcriptionService.add).handler(
  async ({ input, context: { services, actor, event } }) => {
    const { id, name } = await addService(services, actor, input);
    event.audit = { subject: { kind: 'transcription-service', id, name } };
    return { ...(await shownServices(services)), id };
  },
);

const update = guarded(os.transcriptionService.update).handler(
  async ({ input, context: { services, actor, event } }) => {
    const { name } = await findService(services, input.id);
    event.audit = { subject: { kind: 'transcription-service', id: input.id, name } };
    await changeService(services, actor, input);
    return shownServices(services);
  },
);

const enable = guarded(os.transcriptionService.enable).handler(
  async ({ input, context: { services, actor, event } }) => {
    const { name } = await findService(services, input.id);
    event.audit = { subject: { kind: 'transcription-service', id: input.id, name } };
    await enableService(services, actor, input);
    return shownServices(services);
  },
);

const remove = guarded(os.transcriptionService.remove).handler(
  async ({ input, context: { services, actor, event } }) => {
    const { name } = await findService(services, input.id);
    event.audit = { subject: { kind: 'transcription-service', id: input.id, name } };
    await removeService(services, actor, input.id);
    return shownServices(services);
  },
);

const restore = guarded(os.transcriptionService.restore).handler(
  async ({ input, context: { services, actor, event } }) => {
    const { name } = await restoreService(services, actor, input.id);
    event.audit = { subject: { kind: 'transcription-service', id: input.id, name } };
    return shownServices(services);
  },
);

const arrange = guarded(os.transcriptionService.arrange).handler(
  async ({ input, context: { services, actor } }) => {
    await arrangeServices(services, actor, input.ids);
    return shownServices(services);
  },
);

const test = guarded(os.transcriptionService.test).handler(
  async ({ input, context: { services, actor, event } }) => {
    const onError = (error: unknown) => {
      event.error = error;
    };
    await beginTest(services, actor, { id: input.id, onError });
    return shownServices(services);
  },
);

export const transcriptionServiceRoutes = { list, add, update, enable, remove, restore, arrange, test };
