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

const nameOf = (list: DraftOrigin): string =>
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
  const kept = readPersisted(nameOf(list), 'tab');
  if (!isRecord(kept) || !Array.isArray(kept['choices'])) return null;
  const { named } = kept;
  return { choices: kept['choices'].flatMap(choiceIn), named: isText(named) ? named : null };
}

export const keepDraft = (list: DraftOrigin, draft: WizardDraft): void =>
  writePersisted(
    nameOf(list),
    {
      named: draft.named,
      choices: draft.choices.map(({ type, label, value, slug, parentOrg }) => ({
        ...{ type, label, value, slug, parentOrg },
      })),
    },
    'tab',
  );

export const forgetDraft = (list: DraftOrigin): void => removePersisted(nameOf(list), 'tab');
