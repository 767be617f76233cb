import type { PaperSubject as PublicPaperSubject } from '@ecco/contract';
import { endStatus, type PaperSubject, type Proceedings, type UnnamedVote } from '@ecco/domain';
import { numberOfMatter, subjectInPaper } from '@ecco/engine';
import type { Item, Store } from '@ecco/store';
import { presentCitation } from './citation.presenter.ts';
import { documentTypeOf } from './item-card.presenter.ts';
import type { ItemDetailsReader } from './item-details.ts';
import type { SubjectOfVote } from './proceedings.presenter.ts';

type Tools = { store: Pick<Store, 'meetings' | 'segments'>; itemDetails: ItemDetailsReader };

const isPaper = (item: Item): boolean =>
  item.status === endStatus && ['agenda', 'packet'].includes(documentTypeOf(item) ?? '');

/** The agenda and the packet of the meeting that an item is of, as they lie in the library. */
async function papersOf({ meetings }: Pick<Store, 'meetings'>, { id }: Item): Promise<Item[]> {
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

/**
 * What the papers of its meeting call the matters of an item's votes that say no more than a number. Worked out when
 * it is read: a paper that comes later counts, and one that has gone does not.
 */
export async function readPaperSubjects(
  { store, itemDetails }: Tools,
  item: Item,
  { agenda, unnamedVotes = [] }: Proceedings,
): Promise<SubjectOfVote> {
  const called = unnamedVotes.filter(({ matter }) => numberOfMatter(matter) !== null);
  const papers = called.length === 0 ? [] : await papersOf(store, item);
  const read = await Promise.all(
    papers.map(async (paper) => {
      const [lines, { profile }] = await Promise.all([
        store.segments.ofItem(paper.id),
        itemDetails.of(paper),
      ]);
      return { paper, profile, lines };
    }),
  );
  const subjects = new Map<UnnamedVote, PublicPaperSubject>();
  for (const vote of called) {
    const said = agenda[vote.agendaItem ?? -1]?.title ?? '';
    const found = read.flatMap(({ paper, lines }) => {
      const subject = subjectInPaper({ matter: vote.matter, said }, lines);
      return subject === null ? [] : [{ subject, paper }];
    });
    const one = agreed(found);
    const profile = read.find(({ paper }) => paper === one?.paper)?.profile;
    const citation = one && profile && presentCitation(one.subject.citation, profile);
    if (one && citation) subjects.set(vote, { ...one.subject, citation });
  }
  return (vote) => subjects.get(vote) ?? null;
}
