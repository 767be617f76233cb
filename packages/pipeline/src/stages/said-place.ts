import { bodyOfOpening, bodyOpened, companyOfCall } from '@ecco/engine';
import { titleOfFile } from '../ingest/title-of-name.ts';
import { fileNameOf } from '../item/file-name.ts';
import { ownerOfPage } from '../sources/article/article.owner.ts';
import { filerOf } from '../sources/document/filing.title.ts';
import { ownerOfPaper, type StatedOwner } from '../sources/document/paper.owner.ts';
import { registrantOf } from '../sources/document/registrant.ts';
import { bodyOfTitle, companyOfTitle } from '../sources/document/title.owner.ts';
import type { StatedPlace } from './stated-place.ts';
import type { WordsWork } from './words.type.ts';

type PlaceInput = Pick<WordsWork, 'item' | 'meta'>;
/** What a talk says of itself: in labeled lines, and in its turns. */
type Talk = { texts: readonly string[]; show: string | null; organization: string | null };

/** The name of the file that was uploaded; null for what came from an address, which says elsewhere what it belongs to. */
const uploaded = ({ meta }: PlaceInput): string | null =>
  meta.file?.url === null ? fileNameOf(meta.file.name) : null;

const firstWord = (name: string): string => name.toLowerCase().split(/[\s.]/u)[0] ?? '';

/** Whose a call is: as it is opened, unless its title says another name that the call bears out. */
function ownerOfCall(title: string, texts: readonly string[]): StatedOwner | null {
  const [said, titled] = [companyOfCall(texts), companyOfTitle({ title, texts })];
  return said !== null && (titled === null || firstWord(said.name) === firstWord(titled.name))
    ? said
    : titled;
}

/** Whose a talk says that it is, where it is opened or by its title: a meeting and a call do; a guest is nobody's. */
function ownerOfTalk({ item: { kind, title } }: PlaceInput, texts: readonly string[]): StatedOwner | null {
  if (kind === 'earnings') return ownerOfCall(title, texts);
  return kind === 'meeting'
    ? (bodyOfOpening(texts) ?? bodyOpened(texts) ?? bodyOfTitle({ title, texts }))
    : null;
}

/** Where a talk that was uploaded says that it belongs. */
export function placeOfTalk(of: PlaceInput, { texts, show: said, organization }: Talk): StatedPlace | null {
  const fileName = uploaded(of);
  if (fileName === null) return null;
  const labeled = organization === null ? null : { name: organization, words: organization };
  const owner = labeled ?? ownerOfTalk(of, texts);
  return { show: { said, fileName, texts }, owner };
}

/** `texts`: of all blocks, of which a filing's cover has more than the head of another paper. */
type Paper = { texts: readonly string[]; head: readonly string[]; isOfMeeting: boolean };

/** Where a paper that was uploaded says that it belongs. */
export function placeOfPaper(of: PlaceInput, { texts, head, isOfMeeting }: Paper): StatedPlace | null {
  const fileName = uploaded(of);
  if (fileName === null) return null;
  return {
    show: { said: null, fileName, texts: [] },
    owner:
      of.item.kind === 'earnings'
        ? ownerOfCall(of.item.title, texts)
        : (filerOf(texts) ??
          registrantOf(titleOfFile(fileName), texts) ??
          ownerOfPaper({ head, isOfMeeting })),
  };
}

/** Where a page that was uploaded says that it belongs. */
export function placeOfPage(of: PlaceInput, page: Parameters<typeof ownerOfPage>[0]): StatedPlace | null {
  const fileName = uploaded(of);
  if (fileName === null) return null;
  return { show: { said: null, fileName, texts: [] }, owner: ownerOfPage(page) };
}
