import { type EpisodeList, limits } from '@ecco/contract';
import { useState } from 'react';
import { type Choice, choicesOf, keyOf, mergeEdits, nameFor } from './choice.ts';

/** What the wizard edits; null for a new list. */
export type EditedList = Pick<
  EpisodeList,
  'uuid' | 'title' | 'revision' | 'followed_orgs' | 'org_aliases' | 'followed_people'
>;

/** What is chosen and how it is called: by what is chosen, until somebody names it. */
export function useWizardState(list: EditedList | null) {
  const [base, setBase] = useState(list);
  const [choices, setChoices] = useState<readonly Choice[]>(list ? choicesOf(list) : []);
  const [named, setNamed] = useState<string | null>(list?.title ?? null);
  const title = named ?? nameFor(choices);
  const keys = new Set(choices.map(keyOf));
  const remove = (choice: Choice): void => setChoices(choices.filter((one) => keyOf(one) !== keyOf(choice)));
  const toggle = (choice: Choice): void => {
    if (keys.has(keyOf(choice))) remove(choice);
    else if (choices.length < limits.listFollowsMax) setChoices([...choices, choice]);
  };
  /** Takes in what somebody else made of the list meanwhile. */
  const merge = (theirs: EditedList): void => {
    if (base === null) return;
    const merged = mergeEdits(
      { title: base.title, choices: choicesOf(base) },
      { title, choices },
      { title: theirs.title, choices: choicesOf(theirs) },
    );
    setBase(theirs);
    setChoices(merged.choices);
    setNamed(merged.title);
  };
  return { base, choices, keys, title, rename: setNamed, toggle, remove, merge };
}
