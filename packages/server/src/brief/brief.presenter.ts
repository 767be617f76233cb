import type { Brief, BriefAudio, BriefItem } from '@ecco/contract';
import type { SpokenBrief } from '@ecco/pipeline';
import { presentCitedText } from '../item/citation.presenter.ts';
import { mediaPath } from '../item/item-addresses.ts';
import { presentLedger } from '../ledger/ledger.presenter.ts';
import type { BriefedItem, BriefReading } from './brief.usecases.ts';

export const presentBriefAudio = ({ key, durationMs, chapters, leftOut }: SpokenBrief): BriefAudio => ({
  url: mediaPath(key),
  duration: durationMs / 1_000,
  chapters: chapters.map(({ title, startMs }) => ({ title, start: startMs / 1_000 })),
  left_out: leftOut,
});

function presentItem(briefed: BriefedItem): BriefItem {
  const { item, show, decisions, sentences, lines } = briefed;
  const { id: uuid, slug, kind, title } = item;
  return {
    ...{ uuid, slug, kind, title },
    show: show?.name ?? null,
    date: item.publishedAt?.toISOString() ?? null,
    // Nobody says the line of a decision.
    decisions:
      lines === undefined
        ? []
        : decisions.map((decision) => ({ ...presentCitedText(decision, lines), speaker: null })),
    sentences: lines === undefined ? [] : sentences.map((sentence) => presentCitedText(sentence, lines)),
  };
}

export function presentBrief(brief: BriefReading, audio: SpokenBrief | null): Brief {
  const { list, period, from, to, items, itemCount, signals, signalCount, outside, newest } = brief;
  return {
    ...{ uuid: list.id, title: list.title, period, from, to },
    items: items.map(presentItem),
    item_count: itemCount,
    signals: presentLedger(signals).map((signal) => ({ ...signal, outside: outside.has(signal.id) })),
    signal_count: signalCount,
    newest,
    audio: audio && presentBriefAudio(audio),
  };
}
