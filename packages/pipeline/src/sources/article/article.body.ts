const places = ['[itemprop="articleBody"]', 'article', 'main', '[role="main"]'];
const wordsMin = 30;
/** So much of the beginning of each paragraph is looked for. */
const sampled = 60;

/** The one element that a page says is its article; null where it says none or several. */
export function saidBody(document: Document): { html: string; samples: string[] } | null {
  for (const place of places) {
    const matches = [...document.querySelectorAll(place)];
    const [only] = matches;
    if (matches.length !== 1 || !only) continue;
    const said = samplesOf(only);
    if (said !== null) return said;
  }
  const [title, other] = document.querySelectorAll('h1');
  const around = other === undefined ? (title?.parentElement ?? null) : null;
  return around === null || around.tagName === 'BODY' ? null : samplesOf(around);
}

/** The beginnings of the paragraphs of an element; null where they are too few words for an article. */
function samplesOf(only: Element): { html: string; samples: string[] } | null {
  const paragraphs = [...only.querySelectorAll('p')].map((one) => plain(one.textContent ?? ''));
  const words = paragraphs.join(' ').split(' ').length;
  if (words < wordsMin) return null;
  const samples = paragraphs.filter(({ length }) => length >= sampled).map((text) => text.slice(0, sampled));
  return { html: only.innerHTML, samples };
}

/**
 * What was found, unless it has nothing of what the page says is its article: then a notice or a list below is longer
 * than a short statement, and the statement stands first.
 */
export function preferSaid(content: string, text: string, said: ReturnType<typeof saidBody>): string {
  if (said === null || said.samples.length === 0) return content;
  const result = plain(text);
  return said.samples.some((sample) => result.includes(sample)) ? content : `${said.html}${content}`;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
