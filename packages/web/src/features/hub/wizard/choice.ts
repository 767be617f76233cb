import { type EpisodeList, limits, type WizardOption } from '@ecco/contract';
import type { FollowType } from '@ecco/domain';
import type { ChosenFollows } from '../api/hub.api.ts';

/** Something that was chosen for a watchlist. */
export type Choice = Pick<WizardOption, 'type' | 'label' | 'value' | 'slug' | 'parentOrg'>;

/** What tells a choice from all others: organizations by their slug, whatever its capitals. */
export const choiceKey = ({ type, slug, value }: Pick<Choice, 'type' | 'slug' | 'value'>): string =>
  type === 'ALIAS'
    ? `ALIAS ${slug.toLowerCase()} ${value.toLowerCase()}`
    : `${type} ${(type === 'ORG' ? slug : value).toLowerCase()}`;

/** Each once, the first of those that are the same. */
export const unique = <Kept extends Choice>(choices: readonly Kept[]): Kept[] => {
  const seen = new Map<string, Kept>();
  for (const choice of choices) if (!seen.has(choiceKey(choice))) seen.set(choiceKey(choice), choice);
  return [...seen.values()];
};

const nameMax = limits.listTitleMax;
/** Says that a name goes on. */
const ellipsis = '…';

/** As many whole words as there is room for. */
function cutAtWord(words: string): string {
  const cut = words.slice(0, nameMax - ellipsis.length);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || cut.length) + ellipsis;
}

/**
 * The name of a list that was given none: the first part of each label, up to its first comma. A name has room for so
 * many: of more the first are named, and a sign says that there are others.
 */
export function nameFor(choices: readonly Choice[]): string {
  const parts = choices.map(({ label }) => label.split(',')[0]?.trim() ?? '').filter((part) => part !== '');
  const whole = parts.join(', ');
  if (whole.length <= nameMax) return whole;
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const name = [...parts.slice(0, count), ellipsis].join(', ');
    if (name.length <= nameMax) return name;
  }
  return cutAtWord(whole);
}

const choiceValues = (choices: readonly Choice[], of: FollowType): string[] =>
  choices.filter(({ type }) => type === of).map(({ value }) => value);

/** The choices as the API takes them. */
export const followsOf = (choices: readonly Choice[]): ChosenFollows => ({
  org_slugs: choiceValues(choices, 'ORG'),
  person_node_ids: choiceValues(choices, 'PERSON'),
  org_aliases: choices
    .filter(({ type }) => type === 'ALIAS')
    .map(({ value, slug }) => ({ name: value, org_slug: slug })),
});

/** What a list follows, as choices. */
export const choicesOf = ({
  followed_orgs,
  org_aliases,
  followed_people,
}: Pick<EpisodeList, 'followed_orgs' | 'org_aliases' | 'followed_people'>): Choice[] => [
  ...followed_orgs.map(({ slug, name }) => ({
    type: 'ORG' as const,
    label: name,
    value: slug,
    slug,
    parentOrg: null,
  })),
  ...org_aliases.map(({ name, org_slug, org_name }) => ({
    type: 'ALIAS' as const,
    label: name,
    value: name,
    slug: org_slug,
    parentOrg: org_name,
  })),
  ...followed_people.map(({ id, slug, name }) => ({
    type: 'PERSON' as const,
    label: name,
    value: id,
    slug,
    parentOrg: null,
  })),
];

type Edit = { title: string; choices: readonly Choice[] };

/** Two edits of the same list put together: what either added is in, what either removed is out. Of two names, mine. */
export function mergeEdits(base: Edit, mine: Edit, theirs: Edit): Edit {
  const before = new Set(base.choices.map(choiceKey));
  const retained = new Set(mine.choices.map(choiceKey));
  const isRemoved = (choice: Choice): boolean =>
    before.has(choiceKey(choice)) && !retained.has(choiceKey(choice));
  const added = mine.choices.filter((choice) => !before.has(choiceKey(choice)));
  return {
    title: mine.title === base.title ? theirs.title : mine.title,
    choices: unique([...theirs.choices.filter((choice) => !isRemoved(choice)), ...added]),
  };
}
