import type { EntityChange } from '@ecco/contract';

export type CandidateDecision = 'add' | 'reject';
/**
 * What is to be changed of one person: another name, what is to be taken from them, by slug, and what becomes of
 * candidates, by their ids.
 */
type PersonPending = {
  name: string | null;
  removed: readonly string[];
  candidates: Readonly<Record<string, CandidateDecision>>;
};

/** What is to be changed of the people of an organization, by their ids; not saved yet. */
export type Pending = Readonly<Record<string, PersonPending>>;
type NamedEntry = { id: string; name: string };

const nothing: PersonPending = { name: null, removed: [], candidates: {} };

export const pendingOf = (pending: Pending, id: string): PersonPending => pending[id] ?? nothing;

/** Another name; the one that is stored, or none, is no change. */
export function withName(pending: Pending, person: NamedEntry, name: string): Pending {
  const isChange = name.trim() !== '' && name.trim() !== person.name;
  return {
    ...pending,
    [person.id]: { ...pendingOf(pending, person.id), name: isChange ? name.trim() : null },
  };
}

/** Takes an item from a person; once more, and it stays. */
export function withToggled(pending: Pending, id: string, slug: string): Pending {
  const { removed, ...rest } = pendingOf(pending, id);
  const next = removed.includes(slug) ? removed.filter((one) => one !== slug) : [...removed, slug];
  return { ...pending, [id]: { ...rest, removed: next } };
}

/** Decides candidates of a person; null leaves them undecided. */
export function withDecision(
  pending: Pending,
  id: string,
  { candidates, decision }: { candidates: readonly string[]; decision: CandidateDecision | null },
): Pending {
  const { candidates: before, ...rest } = pendingOf(pending, id);
  const others = Object.entries(before).filter(([one]) => !candidates.includes(one));
  const decided = decision === null ? [] : candidates.map((one) => [one, decision] as const);
  return { ...pending, [id]: { ...rest, candidates: Object.fromEntries([...others, ...decided]) } };
}

/** Without what was saved, or given up, of one person. */
export const without = (pending: Pending, id: string): Pending =>
  Object.fromEntries(Object.entries(pending).filter(([one]) => one !== id));

/** What takes the saved changes of a person back: the changes the other way round, and candidates that are open again. */
export function changesBack(
  pending: Pending,
  person: NamedEntry,
): { changes: EntityChange[]; candidates: string[] } {
  const { name, removed, candidates } = pendingOf(pending, person.id);
  const about = { entity_id: person.id };
  return {
    changes: [
      ...(name === null ? [] : [{ action: 'rename' as const, ...about, new_name: person.name }]),
      ...removed.map((slug) => ({ action: 'add' as const, ...about, slug })),
    ],
    candidates: Object.keys(candidates),
  };
}

/** The changes of one person as the server takes them. */
export function personChanges(pending: Pending, person: string): EntityChange[] {
  const { name, removed, candidates } = pendingOf(pending, person);
  const about = { entity_id: person };
  return [
    ...(name === null ? [] : [{ action: 'rename' as const, ...about, new_name: name }]),
    ...removed.map((slug) => ({ action: 'remove' as const, ...about, slug })),
    ...Object.entries(candidates).map(([candidate_id, action]) => ({ action, ...about, candidate_id })),
  ];
}
