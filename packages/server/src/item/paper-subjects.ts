import type { PaperSubject as PublicPaperSubject } from '@ecco/contract';
import { endStatus, type PaperSubject, type Proceedings, type UnnamedVote } from '@ecco/domain';
import { numberOfMatter, subjectInPaper } from '@ecco/engine';
import type { Item, Store } from '@ecco/store';
import { presentCitation } from './citation.presenter.ts';
import { documentTypeOf } from './item-card.presenter.ts';
import type { ItemDetailsReader } from './item-details.ts';
import type { SubjectOfVote } from './proceedings.presenter.ts';

const isPaper = (item: Item): boolean =>
  item.status === endStatus && ['agenda', 'packet'].includes(documentTypeOf(item) ?? '');

/** The agenda and the packet of the meeting that an item is of, as they lie in the library. */
async function papersOf({ meetings }: Pick<Store, 'meetings'>, { id }: Pick<Item, 'id'>): Promise<Item[]> {
  const meeting = await meetings.ofItem(id);
  const sources = meeting === null ? [] : await meetings.itemsOf(meeting.id);
  return sources.map(({ item }) => item).filter((item) => item.id !== id && isPaper(item));
}

type SubjectOfPaper = { subject: PaperSubject; paper: Item };

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Papers that call the matter otherwise leave open which of them holds. */
const agreed = (found: readonly SubjectOfPaper[]): SubjectOfPaper | null =>
  new Set(found.map(({ subject }) => plain(subject.title))).size === 1 ? (found[0] ?? null) : null;

type Library = Pick<Store, 'meetings' | 'segments'>;

/**
 * What the papers of its meeting call the matters of an item's votes that say no more than a number. Worked out when
 * it is read: a paper that comes later counts, and one that has gone does not.
 */
export async function findPaperSubjects(
  store: Library,
  item: Pick<Item, 'id'>,
  { agenda, unnamedVotes = [] }: Proceedings,
): Promise<ReadonlyMap<UnnamedVote, SubjectOfPaper>> {
  const called = unnamedVotes.filter(({ matter }) => numberOfMatter(matter) !== null);
  const papers = called.length === 0 ? [] : await papersOf(store, item);
  const read = await Promise.all(
    papers.map(async (paper) => ({ paper, lines: await store.segments.ofItem(paper.id) })),
  );
  const subjects = new Map<UnnamedVote, SubjectOfPaper>();
  for (const vote of called) {
    const said = agenda[vote.agendaItem ?? -1]?.title ?? '';
    const found = read.flatMap(({ paper, lines }) => {
      const subject = subjectInPaper({ matter: vote.matter, said }, lines);
      return subject === null ? [] : [{ subject, paper }];
    });
    const one = agreed(found);
    if (one !== null) subjects.set(vote, one);
  }
  return subjects;
}

/** The same as everybody may read it, each cited in its paper. */
export async function readPaperSubjects(
  { store, itemDetails }: { store: Library; itemDetails: ItemDetailsReader },
  item: Item,
  proceedings: Proceedings,
): Promise<SubjectOfVote> {
  const subjects = new Map<UnnamedVote, PublicPaperSubject>();
  for (const [vote, { subject, paper }] of await findPaperSubjects(store, item, proceedings)) {
    const citation = presentCitation(subject.citation, (await itemDetails.of(paper)).profile);
    if (citation) subjects.set(vote, { ...subject, citation });
  }
  return (vote) => subjects.get(vote) ?? null;
}
