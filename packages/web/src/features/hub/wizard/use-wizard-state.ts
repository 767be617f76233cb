import { type EpisodeList, limits } from '@ecco/contract';
import { useEffect, useState } from 'react';
import { type Choice, choiceKey, choicesOf, mergeEdits, nameFor } from './choice.ts';
import { forgetDraft, readDraft, storeDraft, type WizardDraft } from './wizard-draft.ts';

/** What the wizard edits; null for a new list. */
export type EditedList = Pick<
  EpisodeList,
  'uuid' | 'title' | 'revision' | 'followed_orgs' | 'org_aliases' | 'followed_people'
>;

/** What the wizard begins with where nothing was left unsaved. */
const beginningOf = (list: EditedList | null): WizardDraft => ({
  choices: list ? choicesOf(list) : [],
  named: list?.title ?? null,
});

const isSame = (one: WizardDraft, other: WizardDraft): boolean =>
  one.named === other.named &&
  one.choices.map(choiceKey).join('\n') === other.choices.map(choiceKey).join('\n');

/**
 * What is chosen and how it is called: by what is chosen, until somebody names it. It is kept in the tab until it is
 * saved, so that the browser's Back loses none of it.
 */
export function useWizardState(list: EditedList | null) {
  const [base, setBase] = useState(list);
  const [left] = useState(() => readDraft(list));
  const [{ choices, named }, setDraft] = useState(left ?? beginningOf(list));
  const [isResumed, setResumed] = useState(left !== null);
  const setChoices = (next: readonly Choice[]): void => setDraft((draft) => ({ ...draft, choices: next }));
  const rename = (next: string): void => setDraft((draft) => ({ ...draft, named: next }));
  useEffect(() => {
    if (isSame({ choices, named }, beginningOf(base))) forgetDraft(base);
    else storeDraft(base, { choices, named });
  }, [base, choices, named]);
  const startOver = (): void => {
    setDraft(beginningOf(base));
    setResumed(false);
  };
  const title = named ?? nameFor(choices);
  const keys = new Set(choices.map(choiceKey));
  const remove = (choice: Choice): void =>
    setChoices(choices.filter((one) => choiceKey(one) !== choiceKey(choice)));
  const toggle = (choice: Choice): void => {
    if (keys.has(choiceKey(choice))) remove(choice);
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
    forgetDraft(base);
    setBase(theirs);
    setDraft({ choices: merged.choices, named: merged.title });
  };
  const forget = (): void => forgetDraft(base);
  return { base, choices, keys, title, rename, toggle, remove, merge, isResumed, startOver, forget };
}
