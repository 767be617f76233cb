import { guarded, os } from '../../request/request-context.ts';
import { presentUserSession } from './user-session.presenter.ts';
import { endSession as end, endAllSessions, listSessions } from './user-session.usecases.ts';

const sessions = guarded(os.user.sessions).handler(async ({ context: { services, actor } }) => {
  const matches = await listSessions(services, actor);
  return { sessions: matches.map((session) => presentUserSession(session, actor.sessionId)) };
});

const endSession = guarded(os.user.endSession).handler(async ({ input, context }) => {
  const { services, actor, cookies } = context;
  await end(services, actor, input.id);
  if (input.id === actor.sessionId) cookies.clearSession();
  return { message: 'That device has been signed out.' };
});

const endSessions = guarded(os.user.endSessions).handler(
  async ({ context: { services, actor, cookies } }) => {
    await endAllSessions(services, actor);
    cookies.clearSession();
    return { message: 'You have been signed out everywhere.' };
  },
);

export const userSessionRoutes = { sessions, endSession, endSessions };
