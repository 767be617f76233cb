import type { Answer, AnswerGraph } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { shortDate } from '../../format/date.ts';
import { meetingTime } from '../../format/meeting-time.ts';
import { shownAssets } from '../../format/money.ts';
import { placeHref } from '../../format/place-href.ts';
import { cardTitle, quoted, shownTitle } from '../../format/text.ts';

/** The page on which what is told can be checked. */
type Page = { to: '/event/$id' | '/people/$id' | '/org/$id' | '/signals/$id'; id: string };

/** Something told of an organization itself: what answers, what it is, the page it is on, and where it comes from. */
export type GraphAnswerLine = {
  key: string;
  lead: string;
  text: string;
  page: Page;
  notes: readonly string[];
  source: { text: string; href: string | null } | null;
  agenda: readonly string[];
};

const isAddress = (text: string | null): boolean => text !== null && /^https?:\/\//i.test(text);

const meetingLine =
  (t: TFunction) =>
  ({
    uuid,
    title,
    date,
    day_only,
    time_zone,
    location,
    fund_name,
    agenda,
  }: AnswerGraph['meetings'][number]): GraphAnswerLine => {
    const time = date === null ? null : meetingTime({ date, timeZone: time_zone, isDayOnly: day_only });
    const here = time?.here ? t('ask.kept.yourTime', { time: time.here }) : null;
    return {
      key: uuid,
      lead: time?.there ?? '',
      text: shownTitle(title),
      page: { to: '/event/$id', id: uuid },
      notes: [here, location, fund_name].flatMap((note) => note || []),
      source: null,
      agenda,
    };
  };

const personLine =
  (t: TFunction) =>
  (person: AnswerGraph['people'][number]): GraphAnswerLine => {
    const { uuid, slug, name, title, tenure, citation, organization, provenance, added_at } = person;
    const how = t(`ask.kept.how.${provenance}`);
    return {
      key: `${uuid}/${person.edge_type}/${title}`,
      lead: name,
      text: title ?? '',
      page: { to: '/people/$id', id: slug },
      notes: [
        organization.name,
        ...(tenure.since ? [t('ask.kept.since', { year: tenure.since.slice(0, 4) })] : []),
      ],
      source: {
        text: t('ask.kept.added', { how, date: shortDate(added_at) ?? '' }),
        href: isAddress(citation) ? citation : null,
      },
      agenda: [],
    };
  };

const shownValue = ({ kind, value, words }: AnswerGraph['facts'][number]): string => {
  if (value === null) return words ?? '';
  if (kind === 'total_assets') return shownAssets(value);
  const number = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return kind === 'total_members' ? number : `${number}%`;
};

const factLine =
  (t: TFunction) =>
  (fact: AnswerGraph['facts'][number]): GraphAnswerLine => {
    const { id, kind, as_of, source, source_url, organization } = fact;
    return {
      key: id,
      lead: shownValue(fact),
      text: t(`ask.kept.fact.${kind}`),
      page: { to: '/org/$id', id: organization.slug },
      notes: [organization.name, t('ask.kept.asOf', { date: shortDate(as_of) ?? as_of })],
      source: { text: source ?? source_url ?? '', href: isAddress(source_url) ? source_url : null },
      agenda: [],
    };
  };

/** A row of the ledger: its headline, the words that prove it, and where they stand. */
const signalLine = (signal: AnswerGraph['signals'][number]): GraphAnswerLine => {
  const { id, headline, date, tellings } = signal;
  const [telling] = tellings;
  const place = telling?.places[0];
  const words = telling?.sentence.text ?? '';
  return {
    key: id,
    lead: headline,
    text: telling?.sentence.verbatim ? quoted(words) : words,
    page: { to: '/signals/$id', id },
    notes: date === null ? [] : [shortDate(date) ?? date],
    source: telling ? { text: cardTitle(telling.item.title), href: place ? placeHref(place) : null } : null,
    agenda: [],
  };
};

/** What of organizations themselves answers, as it is shown and copied. */
export const graphLines = (t: TFunction, { graph }: Pick<Answer, 'graph'>): GraphAnswerLine[] =>
  graph === null
    ? []
    : [
        ...graph.meetings.map(meetingLine(t)),
        ...graph.people.map(personLine(t)),
        ...graph.facts.map(factLine(t)),
        ...graph.signals.map(signalLine),
      ];

export const pathOf = ({ to, id }: Page): string => to.replace('$id', id);
