import { type Brief, type BriefSignal, type CitedText, pathOf } from '@ecco/contract';
import { markdownWords } from '@ecco/pipeline';
import { citedPlaceText } from '../item/cited-place-text.ts';

type Place = CitedText['citations'][number];

/** Where a sentence stands, as a link to the second or page. */
function linkOf(place: Place, siteUrl: string): string {
  const { item, content_id: line } = place;
  const words = citedPlaceText(place) ?? `line ${line + 1}`;
  return `[${words}](${siteUrl}${pathOf(item)}?content_id=${line})`;
}

function sentenceOf({ text, verbatim, speaker, citations }: CitedText, siteUrl: string): string {
  const words = markdownWords(text);
  const places = new Set(citations.map((citation) => linkOf(citation, siteUrl)));
  const behind = [...(speaker ? [markdownWords(speaker.name)] : []), ...places];
  return `- ${verbatim ? `“${words}”` : words}${behind.length === 0 ? '' : ` (${behind.join(', ')})`}`;
}

function signalLines(signal: BriefSignal, siteUrl: string): string[] {
  const { who, headline, date, date_is, disputed, tellings } = signal;
  const [telling] = tellings;
  if (telling === undefined) return [];
  const facts = [
    ...(who === null ? [] : [markdownWords(who)]),
    date_is === 'told' ? `reported ${date}` : date,
    ...(disputed.length > 0 ? ['sources differ'] : []),
    ...(signal.outside ? ['told by a source outside this watchlist'] : []),
  ].join(', ');
  const source = `[${markdownWords(telling.item.title)}](${siteUrl}${pathOf(telling.item)})`;
  const head = `**${markdownWords(headline)}** (${facts}), ${source}`;
  return [`${head}\n\n${sentenceOf(telling.sentence, siteUrl)}`];
}

const some = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
const counted = (shown: number, total: number, noun: string): string[] =>
  total > shown ? [`*${some(total - shown, `more ${noun}`)} in this period.*`] : [];

/** A brief as one Markdown file; `siteUrl`: where the product is, for the links to places. */
export function briefMarkdown(brief: Brief, siteUrl: string): string {
  const { uuid, title, period, from, to, signals, signal_count, items, item_count } = brief;
  const since = period === 'custom' && from !== null ? `&from=${from}` : '';
  const link = `${siteUrl}/watch/${uuid}/brief?period=${period}${since}&to=${to}`;
  const text = [
    some(item_count, 'new item'),
    ...(signal_count > 0 ? [some(signal_count, 'signal')] : []),
  ].join(', ');
  const parts = [
    `# ${markdownWords(title)}`,
    `${from === null ? `Until ${to}` : `${from} to ${to}`}. ${text}. [Open the brief](${link})`,
    `*By the dates of the sources. What reached the library lately is under [What changed](${siteUrl}/watch/${uuid}/changes).*`,
    ...(signals.length > 0 ? ['## Signals'] : []),
    ...signals.flatMap((signal) => signalLines(signal, siteUrl)),
    ...counted(signals.length, signal_count, 'signal'),
    ...(items.length > 0 ? ['## Conversations and publications'] : []),
    ...items.flatMap((item) => [
      `### [${markdownWords(item.title)}](${siteUrl}${pathOf(item)})`,
      [
        item.date?.slice(0, 10) ?? 'date not known',
        ...(item.show === null ? [] : [markdownWords(item.show)]),
      ].join(' · '),
      [...item.decisions, ...item.sentences].map((sentence) => sentenceOf(sentence, siteUrl)).join('\n') ||
        '*No summary yet.*',
    ]),
    ...counted(items.length, item_count, 'item'),
    ...(items.length + signals.length === 0 ? ['Nothing published in this period.'] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
