/*
 * What an earlier visit left on this device. It was written by another version of this page, by another person or
 * by hand: whatever does not have the shape of today, all of it, counts as nothing.
 */
import type { PodcastPick } from '@ecco/contract';
import type { OnboardingScheme } from '@ecco/domain';
import { isRecord } from '../../../persistence/browser-storage.ts';
import type { Choices, Picks } from './choices.ts';

/** Raised whenever the shape of what is persisted changes. */
export const choicesVersion = 1;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isListOf = <Kind>(value: unknown, is: (one: unknown) => one is Kind): value is Kind[] =>
  Array.isArray(value) && value.every(is);
const isTexts = (value: unknown): value is string[] => isListOf(value, isText);
const isRecordOf = <Kind>(value: unknown, is: (one: unknown) => one is Kind): value is Record<string, Kind> =>
  isRecord(value) && Object.values(value).every(is);

const isPodcast = (value: unknown): value is PodcastPick =>
  isRecord(value) &&
  isText(value['uuid']) &&
  isText(value['slug']) &&
  isText(value['name']) &&
  isTextOrNull(value['image_url']) &&
  isTextOrNull(value['description']) &&
  Number.isInteger(value['episodes']);

const isPicks = (value: unknown): value is Picks =>
  isRecord(value) &&
  isTexts(value['tags']) &&
  isTexts(value['podcasts']) &&
  isListOf(value['drawn'], isPodcast);

type ChoicesOwner = { owner: string; scheme: OnboardingScheme };

/** Reads what was kept. Answers belong to a person, the rest to a person and a scheme. */
export function readChoices(persisted: unknown, { owner, scheme }: ChoicesOwner): Choices | null {
  if (!isRecord(persisted) || persisted['version'] !== choicesVersion || !isRecord(persisted['state']))
    return null;
  const { owner: persistedOwner, survey, wizard } = persisted['state'];
  if (persistedOwner !== owner || !isRecordOf(survey, isTexts) || !isRecord(wizard)) return null;
  if (wizard['scheme'] !== scheme) return { owner, survey, wizard: { scheme, chosen: {} } };
  const { chosen } = wizard;
  return isRecordOf(chosen, isPicks) ? { owner, survey, wizard: { scheme, chosen } } : null;
}
