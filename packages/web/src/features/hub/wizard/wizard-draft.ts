import { followTypes } from '@ecco/domain';
import {
  isRecord,
  readPersisted,
  removePersisted,
  writePersisted,
} from '../../../persistence/browser-storage.ts';
import type { Choice } from './choice.ts';

/** What was chosen and not saved. `named`: null as long as the name follows the choice. */
export type WizardDraft = { choices: readonly Choice[]; named: string | null };
/** Of which list, as somebody read it; null for a new one. */
type DraftOrigin = { uuid: string; revision: number } | null;

const draftKey = (list: DraftOrigin): string =>
  `hub-wizard ${list === null ? 'new' : `${list.uuid} ${list.revision}`}`;
const isText = (value: unknown): value is string => typeof value === 'string';

function choiceIn(value: unknown): Choice[] {
  if (!isRecord(value)) return [];
  const { label, value: chosen, slug, parentOrg } = value;
  const type = followTypes.find((one) => one === value['type']);
  if (!type || !isText(label) || !isText(chosen) || !isText(slug)) return [];
  return [{ type, label, value: chosen, slug, parentOrg: isText(parentOrg) ? parentOrg : null }];
}

/** What was left in this tab, by the browser's Back, a reload or a closed window. */
export function readDraft(list: DraftOrigin): WizardDraft | null {
  const retained = readPersisted(draftKey(list), 'tab');
  if (!isRecord(retained) || !Array.isArray(retained['choices'])) return null;
  const { named } = retained;
  return { choices: retained['choices'].flatMap(choiceIn), named: isText(named) ? named : null };
}

export const storeDraft = (list: DraftOrigin, draft: WizardDraft): void =>
  writePersisted(
    draftKey(list),
    {
      named: draft.named,
      choices: draft.choices.map(({ type, label, value, slug, parentOrg }) => ({
        ...{ type, label, value, slug, parentOrg },
      })),
    },
    'tab',
  );

export const forgetDraft = (list: DraftOrigin): void => removePersisted(draftKey(list), 'tab');
