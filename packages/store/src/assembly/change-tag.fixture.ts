import type { ChangeTag } from '../changes/change.ts';

/** The tag under which a method tells its change. */
export const tagOf = (name: string): ChangeTag => {
  if (/^(shows|tags|showSpeakers)\./u.test(name)) return 'show.changed';
  if (/^(lists|hubs)\./u.test(name)) return 'list.changed';
  if (/^(users|accounts|sessions|identity|personalData)\./u.test(name)) return 'access.changed';
  if (name.startsWith('transcriptionServices.')) return 'services.changed';
  if (name.startsWith('candidates.')) return 'candidates.changed';
  if (/^(answers|people)\./u.test(name)) return name.startsWith('a') ? 'answer.changed' : 'person.changed';
  if (/^(organizations|graph|linkPasses|merges)\./u.test(name)) return 'organisation.changed';
  return name.startsWith('meetings.') ? 'meeting.changed' : 'item.changed';
};
