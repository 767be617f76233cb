/** What a page is built of, made plain before the article is looked for: tables that only place things, runs of line ends. */

/** A cell so long holds running text; a table of more rows and columns is a list of things. */
const [longCell, mostRows] = [200, 2];

/** Tables that place the parts of a page, as old pages and newsletters have them, become plain boxes. */
export function unfoldLayoutTables(document: Document): void {
  for (const table of [...document.querySelectorAll('table')].toReversed()) {
    if (!isLayout(table)) continue;
    const boxes = [table, ...table.querySelectorAll('tbody, tr, td')];
    for (const element of boxes.toReversed()) {
      const box = document.createElement('div');
      box.append(...element.childNodes);
      element.replaceWith(box);
    }
  }
}

function isLayout(table: Element): boolean {
  const rows = [...table.querySelectorAll('tr')];
  const isHeaded = table.querySelector('th, caption, thead') !== null;
  const hasText = [...table.querySelectorAll('td')].some(
    (cell) => (cell.textContent ?? '').length > longCell,
  );
  // A newsletter is a table of one column.
  const isColumn = rows.every((row) => row.querySelectorAll('td').length < 2);
  return !isHeaded && hasText && (rows.length <= mostRows || isColumn);
}

/** Line ends part words, also where what finds the article takes them out. */
export function spaceLineEnds(document: Document): void {
  for (const end of document.querySelectorAll('br'))
    if (end.closest('pre') === null) end.before(document.createTextNode(' '));
}

/**
 * Of a page that goes on with other stories only the one it is titled for stays: each has a main heading of its own.
 */
export function removeNextStories(document: Document, title: string): void {
  const stories = [...document.querySelectorAll('article')].flatMap((story) => {
    const heading = plain(story.querySelector('h1')?.textContent ?? '');
    return heading === '' || story.parentElement?.closest('article') ? [] : [{ story, heading }];
  });
  const own = stories.filter(({ heading }) => plain(title).includes(heading));
  if (stories.length < 2 || own.length !== 1) return;
  for (const { story } of stories) if (story !== own[0]?.story) story.remove();
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
