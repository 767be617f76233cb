import type { AlertMail, MailLine, MailPlace, MailSection } from './alert-mail.ts';

const quoted = ({ quote, title, at }: MailPlace): string =>
  [quote === null ? null : `"${quote}"`, at === null ? title : `${title}, ${at}`]
    .filter((part) => part !== null)
    .join(' - ');

/** What is told of a whole item is not quoted by its own title. */
const isWorthTelling = ({ quote, title }: MailPlace, headline: string): boolean =>
  quote !== null || title !== headline;

const lineText = ({ headline, reason, href, places }: MailLine): string =>
  [
    `* ${headline}`,
    `  ${reason}`,
    ...places
      .filter((place) => isWorthTelling(place, headline))
      .flatMap((place) => [`  ${quoted(place)}`, ...(place.href === href ? [] : [`  ${place.href}`])]),
    `  ${href}`,
  ].join('\n');

const sectionText = ({ name, href, lines, left, stopHref }: MailSection): string =>
  [
    name.toUpperCase(),
    ...lines.map(lineText),
    ...(left > 0 ? [`${left} more: ${href}`] : []),
    `Stop mails about ${name}: ${stopHref}`,
  ].join('\n\n');

/** A digest for readers without HTML. */
export function alertText(mail: AlertMail): string {
  const { sections, left, occasion, alertsHref, unsubscribeHref } = mail;
  return `${[
    ...sections.map(sectionText),
    ...(left > 0 ? [`${left} more of what you follow has news: ${alertsHref}`] : []),
    `${occasion}\nAll alerts: ${alertsHref}\nStop these mails: ${unsubscribeHref}`,
  ].join('\n\n\n')}\n`;
}
