import { type AlertMail, type MailLine, type MailPlace, type MailSection, newsOfMore } from './alert-mail.ts';

const quoted = ({ quote, title, at }: MailPlace): string =>
  [quote === null ? null : `"${quote}"`, at === null ? title : `${title}, ${at}`]
    .filter((part) => part !== null)
    .join(' - ');

/** What is told of a whole item is not quoted by its own title. */
const isWorthTelling = ({ quote, title }: MailPlace, headline: string): boolean =>
  quote !== null || title !== headline;

const lineText = ({ headline, reason, summary, href, places }: MailLine): string =>
  [
    `* ${headline}`,
    `  ${reason}`,
    ...(summary === null ? [] : [`  ${summary}`]),
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
    `Stop emails about ${name}: ${stopHref}`,
  ].join('\n\n');

/** A digest for readers without HTML. */
export function alertText(mail: AlertMail): string {
  const { sections, left, occasion, alertsHref, unsubscribeHref } = mail;
  return `${[
    ...sections.map(sectionText),
    ...(left > 0 ? [`${newsOfMore(left)}: ${alertsHref}`] : []),
    `${occasion}\nAll alerts: ${alertsHref}\nStop these emails: ${unsubscribeHref}`,
  ].join('\n\n\n')}\n`;
}
