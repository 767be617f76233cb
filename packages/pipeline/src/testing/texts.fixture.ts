/** A short board conversation; people and fund are invented. */
const turns: [string, string][] = [
  [
    'Mara Ellison',
    'Good morning and welcome to Trustee Hour. I am Mara Ellison, and my guest today is Tomas Reyes, chief investment officer of the Halvern Teachers Retirement Fund. Welcome, Tomas.',
  ],
  [
    'Tomas Reyes',
    'Thank you, Mara. It is good to be here. We closed the fiscal year with a net return of 9.4 percent, which is 120 basis points above our policy benchmark.',
  ],
  ['Mara Ellison', 'What drove that result, and what did not work as you had expected?'],
  [
    'Tomas Reyes',
    'Private credit returned 11.2 percent and did most of the work. Real estate lost 3.1 percent because office valuations in two cities fell again, and we wrote down one building by 40 million dollars.',
  ],
  ['Mara Ellison', 'Your board approved a new allocation in September. Why does it matter for members?'],
  [
    'Tomas Reyes',
    'The board raised private credit from 6 to 8 percent and cut listed equity by the same amount. It matters because our funded ratio stands at 81 percent, and we need steadier income to pay benefits without selling in a bad year.',
  ],
  ['Mara Ellison', 'Some trustees worry about fees. How do you answer them?'],
  [
    'Tomas Reyes',
    'They are right to worry. We paid 74 basis points last year and we expect to be below 60 within three years, because Orvane Partners agreed to a lower fee and we now manage our index portfolios ourselves.',
  ],
  ['Mara Ellison', 'What keeps you awake when you think about the next two years?'],
  [
    'Tomas Reyes',
    'Liquidity. Distributions from private equity funds fell to their lowest level in ten years, and I believe managers will ask for extensions that not every pension fund should grant.',
  ],
  ['Mara Ellison', 'Tomas Reyes, thank you for your time.'],
];

const time = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The conversation as WebVTT with voices, a turn each 20 seconds. */
export const vtt = `WEBVTT\n\n${turns
  .map(
    ([speaker, text], index) =>
      `${time(index * 20)} --> ${time(index * 20 + 18)}\n<v ${speaker}>${text}</v>\n`,
  )
  .join('\n')}`;

export const plainDialogue = turns.map(([speaker, text]) => `${speaker}: ${text}`).join('\n\n');

/** The same words as an article page. */
export const articleHtml = `<!doctype html><html lang="en"><head><title>Halvern fund beats its benchmark</title>
<meta name="author" content="Iris Calder"></head><body><nav><a href="/">Home</a></nav><article>
<h1>Halvern fund beats its benchmark</h1>${turns.map(([, text]) => `<p>${text}</p>`).join('\n')}</article>
<footer>Imprint</footer></body></html>`;

/** Mono 16-bit silence. */
export function wave(seconds: number, sampleRate = 8000): Buffer {
  const data = Buffer.alloc(seconds * sampleRate * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

type Entry = { guid: string; title: string; extra?: string };

/** A feed of episodes a day apart, the first one newest. */
export function feedXml(origin: string, entries: readonly Entry[]): string {
  const items = entries.map(({ guid, title, extra = '' }, index) => {
    const date = new Date(Date.UTC(2026, 0, 400 - index)).toUTCString();
    return `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title><pubDate>${date}</pubDate>
<enclosure url="${origin}/audio/${encodeURIComponent(title)}.mp3" type="audio/mpeg" length="1"/>${extra}</item>`;
  });
  return `<?xml version="1.0"?><rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel><title>Trustee Hour</title><link>${origin}/</link><description>Talks</description><language>en</language>
<podcast:person role="host">Mara Ellison</podcast:person>${items.join('\n')}</channel></rss>`;
}

/** What a German fund says of its year. */
export const german = `Die Pensionskasse der Stadt hat ihre Rendite im vergangenen Jahr gesteigert. Der Stiftungsrat beschloss, den Anteil an privaten Krediten zu erhöhen.
Wir glauben, dass die Zinsen noch lange hoch bleiben werden, und das hilft den Versicherten.
Im kommenden Jahr will die Kasse ihre Anlagestrategie überprüfen und zwei neue Mandate vergeben.
`;
