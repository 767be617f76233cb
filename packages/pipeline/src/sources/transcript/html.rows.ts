/** What a page's markup says of a transcript: rows of a table, and elements whose class says that they hold a name. */
import { readHtml } from '../html/html.guard.ts';
import { tidy } from '../text/tidy.ts';

const rowsMax = 20_000;

/** The rows of all tables of a page, one after the other, with the text of their cells. */
export function tableRows(html: string): string[][] {
  const rows: string[][] = [];
  let cell: string[] | null = null;
  const close = () => {
    if (cell !== null) rows.at(-1)?.push(tidy(cell.join('')));
    cell = null;
  };
  readHtml(html, {
    onopentagname(name) {
      if (name === 'tr') {
        close();
        if (rows.length < rowsMax) rows.push([]);
      }
      if (name === 'td' || name === 'th') {
        close();
        cell = [];
      }
    },
    ontext(text) {
      cell?.push(text);
    },
    onclosetag(name) {
      if (name === 'td' || name === 'th' || name === 'tr') close();
    },
  });
  return rows.filter((row) => row.length > 0);
}

const voiceElement =
  /<(span|div|b|strong|em|h[1-6]|a)\b([^<>]{0,200}?)\bclass="([^"<>]{0,120})"([^<>]{0,200})>([^<>]{2,80})<\/\1>/gi;
const voiceClass = /(?:^|[\s_-])(?:speaker|voice|person)(?:[_-]?(?:name|label))?(?:$|\s)/i;

/** The page with its marked names as labels: `<span class="speaker">Jane Doe</span>` becomes bold with a colon. */
export const withMarkedVoices = (html: string): string =>
  html.replace(voiceElement, (whole: string, ...groups: string[]) => {
    const [, , classes = '', , name = ''] = groups;
    return voiceClass.test(classes) ? ` <b>${name.replace(/\s*:\s*$/, '')}:</b> ` : whole;
  });
