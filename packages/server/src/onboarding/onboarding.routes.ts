import { guarded, os } from '../request/request-context.ts';
import { type SavedList, saveUserList } from './user-list.usecases.ts';
import { presentWizard } from './wizard.presenter.ts';
import { readWizard } from './wizard.usecases.ts';

const messageOf = ({ episodes }: SavedList): string =>
  episodes > 0 ? 'Your smart playlist is ready.' : 'Your choices are saved.';

const wizard = guarded(os.onboarding.wizard).handler(async ({ input, context: { services, actor } }) => {
  const { scheme } = input;
  return presentWizard(await readWizard(services.store, actor, { scheme }));
});

const save = guarded(os.onboarding.saveUserList).handler(
  async ({ input, context: { services, actor, event } }) => {
    const saved = await saveUserList(services, actor, input);
    const { list, episodes, ...rest } = saved;
    event.found = episodes;
    return { message: messageOf(saved), list: { uuid: list.id, title: list.title, episodes }, ...rest };
  },
);

export const onboardingRoutes = { wizard, saveUserList: save };
