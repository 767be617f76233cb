import type { DraftLine } from '@ecco/contract';
import { type BriefReading, readBrief, timeOfBrief } from '../brief/brief.usecases.ts';
import { presentCitedText } from '../item/citation.presenter.ts';
import { entryHeadline } from '../ledger/entry-headline.ts';
import { openList } from '../list/open-list.ts';
import type { Actor } from '../request/access/actor.ts';
import { dayText } from '../update/update-words.ts';
import { type Draft, draftLine, withoutRepeats } from './draft-lines.ts';
import { type DraftSources, metaOf, pathOfItem } from './item-draft.ts';

/** What organizations did, each told by the source that tells most of it. */
function signalLines({ signals }: BriefReading): DraftLine[] {
  const { entries, tellings, organizations, lines } = signals;
  return entries.flatMap((entry) => {
    const placedMentions = tellings.get(entry.id) ?? [];
    const [telling] = placedMentions;
    const cited = telling && lines.get(telling.itemId);
    if (!cited) return [];
    const who = organizations.get(entry.organizationId ?? '')?.name ?? entry.who;
    return draftLine(
      presentCitedText(telling.signal.sentence, cited),
      entryHeadline(entry, { who, tellings: placedMentions }),
    );
  });
}

type HubDraftInput = { id: string; actor: Actor; now: number };

/** What a mail could say of a hub: the signals of its week, then what came. @throws RequestError 403, 404 */
export async function hubDraft({ store }: DraftSources, { id, actor, now }: HubDraftInput): Promise<Draft> {
  const brief = await readBrief(
    store,
    await openList(store, id, actor),
    timeOfBrief({ period: 'week' }, now),
  );
  const { list, from, to } = brief;
  return {
    uuid: list.id,
    title: list.title,
    meta: from === null ? dayText(to) : `${dayText(from)} to ${dayText(to)}`,
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
