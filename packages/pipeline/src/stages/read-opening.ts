/** What a talk says of itself where it is opened, or by its file's name: its day, its period, what it is and whose. */
import { isTalkOfBody } from '@ecco/engine';
import type { ItemDetails } from '@ecco/store';
import { titleOfFile } from '../ingest/title-of-name.ts';
import { fileNameOf } from '../item/file-name.ts';
import type { PipelineMeta } from '../item/item-meta.ts';
import { dateOfTalk } from '../sources/document/paper.date.ts';
import { periodOf } from '../sources/text/said-period.ts';
import { kindOfTalk } from '../sources/text/talk.kind.ts';
import { placeOfTalk } from './said-place.ts';
import { datedBy } from './stated-date.ts';
import type { StatedPlace } from './stated-place.ts';
import type { WordsWork } from './words.type.ts';

type OpeningTexts = {
  /** Of the file, or the address that it lies at. */
  source: string | null;
  /** All its turns. */
  texts: readonly string[];
  /** What its labeled lines say. */
  labeled: { title: string | null; isDated: boolean; show: string | null; organization: string | null };
};
type OpeningFacts = { details: ItemDetails; meta: Partial<PipelineMeta>; place: StatedPlace | null };

export const nothingLabeled: OpeningTexts['labeled'] = {
  title: null,
  isDated: false,
  show: null,
  organization: null,
};

/** Turns by which a talk is known to be of a body that moves and votes. */
const procedureTurnsMin = 400;

/** Nobody says twice what an item is: what somebody chose, or a name told, stays where the opening tells nothing. */
function kindOf({ item, meta }: Pick<WordsWork, 'item' | 'meta'>, texts: readonly string[]) {
  const isOpen = meta.kindIsGuess && item.kind === 'episode';
  if (!isOpen) return item.kind;
  return kindOfTalk(texts) ?? (isTalkOfBody(texts.slice(0, procedureTurnsMin)) ? 'meeting' : item.kind);
}

export function readOpening(
  work: Pick<WordsWork, 'item' | 'meta'>,
  { source, texts, labeled }: OpeningTexts,
): OpeningFacts {
  const { item, meta } = work;
  const name = fileNameOf(source);
  const kind = kindOf(work, texts);
  const { title, isDated, show, organization } = labeled;
  const said = isDated ? null : dateOfTalk({ name, title: item.title, texts });
  // The day that a file is named after stands beside its title from now on.
  const ownTitle = title ?? (said?.from === 'name' && meta.file ? titleOfFile(name ?? '') : null);
  return {
    details: {
      ...(kind === item.kind ? {} : { kind }),
      ...datedBy(item, said),
      ...(meta.titleIsGuess && ownTitle ? { title: ownTitle } : {}),
    },
    meta: kind === 'earnings' ? { period: periodOf({ name, title: item.title, texts }) } : {},
    place: placeOfTalk({ item: { ...item, kind }, meta }, { texts, show, organization }),
  };
}
