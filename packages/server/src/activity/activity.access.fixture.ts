import { type AccessTable, everybody, post } from '../request/access/access-table.fixture.ts';

export const activityAccess: AccessTable<'activity'> = {
  'activity.logEvents': { call: post('/v2/log_events', [{ event: 'open', src: 'FE' }]), answers: everybody },
  'activity.notify': { call: post('/v2/notify', { msg: 'hello' }), answers: everybody },
  'activity.leaveFeedback': {
    call: ({ slug }) => post('/v2/episode/leave_episode_feedback', { slug, thumb: 'up' })(),
    answers: everybody,
  },
};
