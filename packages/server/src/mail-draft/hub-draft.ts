import type { DraftLine } from '@ecco/contract';
import { type ReadBrief, readBrief, timeOfBrief } from '../brief/brief.usecases.ts';
import { presentCitedText } from '../item/citation.presenter.ts';
import { entryHeadline } from '../ledger/entry-headline.ts';
import { openList } from '../list/open-list.ts';
import type { Actor } from '../request/access/actor.ts';
import { dayOf } from '../update/update-words.ts';
import { type Draft, draftLine, withoutRepeats } from './draft-lines.ts';
import { type DraftShelves, metaOf, pathOfItem } from './item-draft.ts';

/** What organizations did, each told by the source that tells most of it. */
function signalLines({ signals }: ReadBrief): DraftLine[] {
  const { entries, tellings, organizations, lines } = signals;
  return entries.flatMap((entry) => {
    const told = tellings.get(entry.id) ?? [];
    const [telling] = told;
    const cited = telling && lines.get(telling.itemId);
    if (!cited) return [];
    const who = organizations.get(entry.organizationId ?? '')?.name ?? entry.who;
    return draftLine(
      presentCitedText(telling.signal.sentence, cited),
      entryHeadline(entry, { who, tellings: told }),
    );
  });
}

type Asked = { id: string; actor: Actor; now: number };

/** What a mail could say of a hub: the signals of its week, then what came. @throws RequestError 403, 404 */
export async function hubDraft({ store }: DraftShelves, { id, actor, now }: Asked): Promise<Draft> {
  const brief = await readBrief(
    store,
    await openList(store, id, actor),
    timeOfBrief({ period: 'week' }, now),
  );
  const { list, from, to } = brief;
  return {
    uuid: list.id,
    title: list.title,
    meta: from === null ? dayOf(to) : `${dayOf(from)} to ${dayOf(to)}`,
    path: `/watch/${list.slug}`,
    sections: withoutRepeats([
      { name: 'Signals', meta: null, path: '/signals', lines: signalLines(brief) },
      ...brief.items.map(({ sentences, lines, ...found }) => ({
        name: found.item.title,
        meta: metaOf(found),
        path: pathOfItem(found.item),
        lines: lines ? sentences.flatMap((sentence) => draftLine(presentCitedText(sentence, lines))) : [],
      })),
    ]),
  };
}
