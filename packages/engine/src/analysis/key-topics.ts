import { defaultFlavor, type Entity, type FlavorName, type Topic } from '@ecco/domain';
import { findEntities } from '../entities/find-entities.ts';
import { findTerms } from '../flavors/term-index.ts';
import { type IndexedPhrase, indexPhrases } from '../phrases/phrase-index.ts';
import type { Source } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { isNounPhrase } from '../titles/check-phrase.ts';
import { isTaboo, stemsOf } from '../titles/taboo.ts';
import { tokenize } from '../words/token.ts';
import { general, office } from './office.lexicon.ts';

const mostTopics = 12;

/** What the item is about: noun phrases in proper case, said often and over much of it, the main one first. */
export function findKeyTopics(source: Source, reading: Reading, rated: readonly RatedStatement[]): Topic[] {
  const { flavor = defaultFlavor } = source.context;
  const entities = reading.english ? findEntities(source) : [];
  const known = [...identifySpeakers(source), ...source.context.people, ...entities.filter(isPerson)];
  const names = stemsOf([source.context.showName, ...known.map(({ name }) => name)]);
  const organizations = entities.filter(isOrganization).map(({ name }) => stemsOf([name]));
  const content = reading.sentences.filter((_, at) => rated[at]?.isContent !== false);
  const scored = indexPhrases(content)
    .filter((phrase) => !isTaboo(phrase, names) && !isOffice(phrase) && !isNamedAfter(phrase, organizations))
    .map((phrase) => ({
      phrase,
      score: topicScore(phrase, content.length, reading) * flavorWeight(phrase, flavor),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.phrase.key < b.phrase.key ? -1 : 1));
  const chosen: typeof scored = [];
  for (const entry of scored) {
    if (chosen.length >= mostTopics) break;
    const isNew = !chosen.some((other) => overlaps(other.phrase.key, entry.phrase.key));
    if (isNew && isReadable(entry.phrase, reading)) chosen.push(entry);
  }
  const top = chosen[0]?.score ?? 1;
  return chosen.map(({ phrase, score }) => ({
    label: phrase.label,
    weight: Math.round((100 * score) / top) / 100,
    mentions: phrase.count,
    segmentIds: segmentsOf(phrase, reading),
  }));
}

/** A subject in the terms of what the item is read for stands before one that is said as often. */
const flavorWeight = ({ label }: IndexedPhrase, flavor: FlavorName): number =>
  findTerms({ tokens: tokenize(label), flavor, anyCase: true }).length > 0 ? 1.3 : 1;

const isPerson = ({ type }: Entity): boolean => type === 'person';
const isOrganization = ({ type }: Entity): boolean => type === 'organisation';

/** A part of an organization's name, written as one: "Retirement System", "Port Alder Police". */
const isNamedAfter = ({ form, key }: IndexedPhrase, organizations: readonly Set<string>[]): boolean =>
  /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(form) &&
  organizations.some((name) => key.split(' ').every((part) => name.has(part)));

function isReadable({ label, sentences }: IndexedPhrase, reading: Reading): boolean {
  return !reading.english || isNounPhrase(label, reading.sentences[sentences[0] ?? -1]?.text ?? label);
}

function topicScore(
  { key, label, words, count, sentences }: IndexedPhrase,
  total: number,
  reading: Reading,
): number {
  if (count < (words > 1 || total < 80 ? 2 : total < 120 ? 3 : 5)) return 0;
  const reach = ((sentences.at(-1) ?? 0) - (sentences[0] ?? 0)) / Math.max(1, total);
  const length = words === 1 ? (/\p{Lu}.*\p{Lu}/u.test(label) ? 0.4 : 0.24) : words === 2 ? 1 : 1.05;
  const stems = key.split(' ');
  const weight = stems.reduce((sum, term) => sum + (reading.weights.get(term) ?? 0), 0) / stems.length;
  return Math.log(1 + count) * weight * length * (0.6 + 0.4 * Math.min(1, reach));
}

function overlaps(a: string, b: string): boolean {
  const known = new Set(a.split(' '));
  const own = b.split(' ');
  return own.filter((part) => known.has(part)).length * 2 > Math.min(own.length, known.size);
}

function segmentsOf(phrase: IndexedPhrase, reading: Reading): string[] {
  const ids = new Set<string>();
  for (const index of phrase.sentences) {
    const segment = reading.segments[reading.sentences[index]?.segment ?? -1];
    if (segment !== undefined) ids.add(segment.id);
  }
  return [...ids];
}

/** Whether a phrase names an office or a formality, or is a single name or a word too general to be a topic. */
function isOffice({ label, form, words }: IndexedPhrase): boolean {
  if (office.test(label)) return true;
  return words === 1 && (general.test(label) || /^\p{Lu}\p{Ll}+$/u.test(form) || label.length < 4);
}
