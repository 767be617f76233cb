import { limits, type UpdateLine, type UpdatePlace, type WatchedThing } from '@ecco/contract';
import type { AlertSettings, TellingRhythm } from '@ecco/domain';

/** What is new of one thing. */
type ThingSection = {
  subscription: { id: string };
  thing: WatchedThing;
  lines: readonly UpdateLine[];
  /** How many lines there are, of which these are the first. */
  total: number;
};

/** A line of a mail; links are whole addresses. */
export type MailLine = {
  headline: string;
  reason: string;
  summary: string | null;
  href: string;
  places: MailPlace[];
};
export type MailPlace = UpdatePlace;
export type MailSection = {
  name: string;
  href: string;
  lines: MailLine[];
  /** Lines that only the product shows. */
  left: number;
  stopHref: string;
};

/** A digest as its reader gets it, before it is text or HTML. */
export type AlertMail = {
  subject: string;
  product: string;
  /** Why it comes, and when. */
  occasion: string;
  sections: MailSection[];
  /** Things that only the product shows. */
  left: number;
  alertsHref: string;
  unsubscribeHref: string;
};

type MailSite = {
  siteUrl: string;
  product: string;
  /** The path that stops mails of a subscription, or all of the rhythm. */
  stopPath: (subscriptionId: string | null) => string;
};

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "Carrow", "Carrow and Halvern", "Carrow, Halvern and 2 more" */
function nameList(names: readonly string[]): string {
  const [first = '', second = '', ...others] = names;
  if (names.length <= 2) return names.join(' and ');
  return `${first}, ${second} and ${others.length} more`;
}

/** Who says it, in which item unless the line is named after it, and where; null where that says nothing new. */
export function whereOf({ speaker, title, at }: MailPlace, headline: string): string | null {
  const parts = [speaker, title === headline ? null : title, at].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Things of which only the product tells. */
export const newsOfMore = (left: number): string => `News on ${some(left, 'more thing')} that you follow`;

function mailSubject(sections: readonly ThingSection[]): string {
  const [only, ...others] = sections;
  const [line] = only?.lines ?? [];
  if (only && line && others.length === 0 && only.total === 1) return `${only.thing.name}: ${line.headline}`;
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  return `${some(total, 'update')} on ${nameList(sections.map(({ thing }) => thing.name))}`;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const shownHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

const occasions: Readonly<Record<TellingRhythm, (settings: AlertSettings) => string>> = {
  at_once: () => 'as they happen',
  daily: ({ hour, timeZone }) => `daily at ${shownHour(hour)} (${timeZone})`,
  weekly: ({ hour, timeZone, weekday }) =>
    `weekly on ${weekdays[weekday - 1] ?? ''} at ${shownHour(hour)} (${timeZone})`,
};

type MailContent = { rhythm: TellingRhythm; settings: AlertSettings; sections: readonly ThingSection[] };

/** What a digest says by mail: the first things and their first lines, so that it is read in a minute. */
export function alertMailOf({ rhythm, settings, sections }: MailContent, mailSite: MailSite): AlertMail {
  const whole = (href: string): string => (href.startsWith('/') ? `${mailSite.siteUrl}${href}` : href);
  const shown = sections.slice(0, limits.mailSectionsShown);
  return {
    subject: mailSubject(sections),
    product: mailSite.product,
    occasion: `You asked ${mailSite.product} for these updates ${occasions[rhythm](settings)}.`,
    sections: shown.map(({ thing, subscription, lines, total }) => {
      const first = lines.slice(0, limits.mailLinesShown);
      return {
        name: thing.name,
        href: whole(thing.href),
        lines: first.map(({ headline, reason, summary, href, places }) => ({
          headline,
          reason,
          summary,
          href: whole(href),
          places: places.map((place) => ({ ...place, href: whole(place.href) })),
        })),
        left: total - first.length,
        stopHref: whole(mailSite.stopPath(subscription.id)),
      };
    }),
    left: sections.length - shown.length,
    alertsHref: whole('/alerts'),
    unsubscribeHref: whole(mailSite.stopPath(null)),
  };
}
