/**
 * What is pasted from Word and its like, made into what it means. The editor's schema drops every style and class by
 * itself; what is left to do is what those programs write as something else: lists as paragraphs with a drawn bullet,
 * and parts that are not to be seen.
 */

const rubbish = 'style, script, meta, link, title, xml, [style*="mso-hide:all" i]';

/** The bullet or the number of a paragraph that Word means as a line of a list. */
const markerOf = (line: Element): Element | null =>
  line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');

const isLine = (element: Element | null): element is HTMLElement =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

const levelOf = (line: Element): number =>
  Number(/level(\d+)/i.exec(line.getAttribute('style') ?? '')?.[1] ?? 1);

const isNumbered = (marker: Element | null): boolean =>
  /^\W{0,3}[\da-z]{1,4}[.)]/i.test(marker?.textContent.trim() ?? '');

/** Paragraphs that follow each other and are lines of one list. */
function runFrom(first: HTMLElement): HTMLElement[] {
  const run = [first];
  for (let next = first.nextElementSibling; isLine(next); next = next.nextElementSibling) run.push(next);
  return run;
}

/** Puts a run of lines in the place of its first, as lists inside lists. */
function listRun(run: readonly HTMLElement[], page: Document): void {
  const open: { level: number; list: HTMLElement }[] = [];
  for (const line of run) {
    const [marker, level] = [markerOf(line), levelOf(line)];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let inner = open.at(-1);
    if (inner === undefined || inner.level < level) {
      const list = page.createElement(isNumbered(marker) ? 'ol' : 'ul');
      const within = inner?.list.lastElementChild;
      if (within) within.append(list);
      else line.before(list);
      inner = { level, list };
      open.push(inner);
    }
    marker?.remove();
    const item = page.createElement('li');
    item.append(...line.childNodes);
    inner.list.append(item);
  }
  for (const line of run) line.remove();
}

/** HTML from elsewhere, ready to be read by the editor. */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const element of page.querySelectorAll(rubbish)) element.remove();
  for (const element of page.querySelectorAll('*'))
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  for (let first = [...page.querySelectorAll('p')].find(isLine); first; ) {
    listRun(runFrom(first), page);
    first = [...page.querySelectorAll('p')].find(isLine);
  }
  for (const paragraph of page.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '' && paragraph.children.length === 0) paragraph.remove();
  return page.body.innerHTML;
}
