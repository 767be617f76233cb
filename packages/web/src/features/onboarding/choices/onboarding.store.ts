import type { OnboardingCategory, Wizard } from '@ecco/contract';
import { type PersistStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { readPersisted, removePersisted, writePersisted } from '../../../persistence/browser-storage.ts';
import {
  type ChoicePicks,
  type Choices,
  freshPicks,
  noChoices,
  settle,
  surveyKey,
  toggled,
} from './choices.ts';
import { choicesVersion, readChoices } from './persisted-choices.ts';

export type Onboarding = Choices & {
  /** Adds a value to the answer of a question, or takes it out. */
  answer: (question: string, value: string) => void;
  /** Chooses a category or no longer; either way its picks are gone. */
  toggleCategory: (category: OnboardingCategory) => void;
  toggleTag: (category: string, tag: string) => void;
  togglePodcast: (category: string, uuid: string) => void;
  /** Forgets everything, here and on the device. */
  forget: () => void;
};

const storageKey = 'onboarding';
type Options = { owner: string; wizard: Wizard };

/** Where choices lie between visits. */
const choicesStorage = ({ owner, wizard }: Options): PersistStorage<Choices> => ({
  getItem: (name) => {
    const persisted = readChoices(readPersisted(name), { owner, scheme: wizard.scheme });
    return persisted && { state: settle(persisted, wizard), version: choicesVersion };
  },
  setItem: writePersisted,
  removeItem: (name) => removePersisted(name),
});

/** What one person has chosen in one wizard, taken up where an earlier visit left it. */
export function createOnboarding({ owner, wizard }: Options) {
  const { scheme } = wizard;
  return createStore<Onboarding>()(
    persist(
      (set, _get, store) => {
        const choose = (change: (chosen: ChoicePicks) => ChoicePicks): void => {
          set((before) => ({ wizard: { scheme, chosen: change(before.wizard.chosen) } }));
        };
        const pick = (part: 'tags' | 'podcasts', category: string, value: string): void =>
          choose((chosen) => {
            const picks = chosen[category];
            return picks
              ? { ...chosen, [category]: { ...picks, [part]: toggled(picks[part], value) } }
              : chosen;
          });
        return {
          ...noChoices(owner, scheme),
          answer: (question, value) =>
            set(({ survey }) => {
              const at = surveyKey(scheme, question);
              return { survey: { ...survey, [at]: toggled(survey[at] ?? [], value) } };
            }),
          toggleCategory: (category) =>
            choose(({ [category.slug]: before, ...others }) =>
              before ? others : { ...others, [category.slug]: freshPicks(category) },
            ),
          toggleTag: (category, tag) => pick('tags', category, tag),
          togglePodcast: (category, uuid) => pick('podcasts', category, uuid),
          forget: () => {
            set(noChoices(owner, scheme));
            store.persist.clearStorage();
          },
        };
      },
      {
        name: storageKey,
        version: choicesVersion,
        storage: choicesStorage({ owner, wizard }),
        partialize: ({ owner: of, survey, wizard: choices }) => ({ owner: of, survey, wizard: choices }),
      },
    ),
  );
}
