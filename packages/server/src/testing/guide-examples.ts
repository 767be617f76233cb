/** A call that a guide shows. `path` with its query; `body` as it stands there. */
export type GuideExample = { guide: string; method: string; path: string; body: string | null };

const fence = /^```(\w+)\n(.*?)^```/gms;

function ofHttp(text: string): Omit<GuideExample, 'guide'>[] {
  const [head = '', ...rest] = text.split('\n\n');
  const match = /^([A-Z]+) (\S+)/.exec(head);
  if (!match) return [];
  const body = rest.join('\n\n').trim();
  return [{ method: match[1] ?? '', path: match[2] ?? '', body: body === '' ? null : body }];
}

function methodOf(command: string): string {
  if (/ -T /.test(command)) return 'PUT';
  return / -X (\w+)/.exec(command)?.[1] ?? (/ (-d|--data|--json) /.test(command) ? 'POST' : 'GET');
}

function ofShell(text: string): Omit<GuideExample, 'guide'>[] {
  const commands = text.replaceAll('\\\n', ' ').split('\n');
  return commands.flatMap((command) => {
    if (!command.startsWith('curl ')) return [];
    const path = /"\$ECCO(\/[^"]+)"/.exec(command)?.[1];
    if (path === undefined) throw new Error(`this example has no address: ${command}`);
    return [{ method: methodOf(command), path, body: / -d '([^']*)'/.exec(command)?.[1] ?? null }];
  });
}

const readers: Readonly<Record<string, typeof ofHttp>> = { http: ofHttp, sh: ofShell };

/** Every call that stands in a fenced block of `http` or `sh`. */
export const examplesOf = (guide: string, markdown: string): GuideExample[] =>
  [...markdown.matchAll(fence)].flatMap(([, language = '', text = '']) =>
    (readers[language]?.(text) ?? []).map((example) => ({ guide, ...example })),
  );
