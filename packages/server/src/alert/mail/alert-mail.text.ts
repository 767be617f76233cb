import {
  type AlertMail,
  type MailLine,
  type MailPlace,
  type MailSection,
  newsOfMore,
  whereOf,
} from './alert-mail.ts';

/** What is told of a whole item is not quoted by its own title. */
const quoted = (place: MailPlace, headline: string): string =>
  [place.quote === null ? null : `"${place.quote}"`, whereOf(place, headline)]
    .filter((part) => part !== null)
    .join(' - ');

const lineText = ({ headline, reason, summary, href, places }: MailLine): string =>
  [
    `* ${headline}`,
    `  ${reason}`,
    ...(summary === null ? [] : [`  ${summary}`]),
    ...places.flatMap((place) => {
      const text = quoted(place, headline);
      return text === '' ? [] : [`  ${text}`, ...(place.href === href ? [] : [`  ${place.href}`])];
    }),
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
