export type Row = { measure: string; value: number; unit: string };
type Engine = { name: string; search: (text: string) => unknown };
type Plan = { queries: Readonly<Record<string, readonly string[]>>; rounds: number };

export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const quantiles: [string, number][] = [
  ['p50', 0.5],
  ['p95', 0.95],
];

/**
 * Times two engines on the same questions, one after the other and each first in turn, so that what else the machine
 * does meanwhile hits both. The ratio says how many times as long the other takes; that of the least times, of each
 * question the quickest round, is what a machine shows that does nothing else.
 */
export async function measurePaired(one: Engine, other: Engine, { queries, rounds }: Plan): Promise<Row[]> {
  const texts = Object.values(queries).flat();
  const times = new Map<Engine, Map<string, number[]>>(
    [one, other].map((engine) => [engine, new Map(texts.map((text) => [text, []]))]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const pair = round % 2 === 0 ? [one, other] : [other, one];
    for (const text of texts) {
      for (const engine of pair)
        times
          .get(engine)
          ?.get(text)
          ?.push(await timed(() => engine.search(text)));
    }
  }
  const timesOf = (engine: Engine, text: string): number[] => times.get(engine)?.get(text) ?? [];
  const compared = (measure: string, figure: (engine: Engine) => number): Row[] => {
    const [own, others] = [figure(one), figure(other)];
    return [
      { measure: `${one.name}, ${measure}`, value: own, unit: 'ms' },
      { measure: `${other.name}, ${measure}`, value: others, unit: 'ms' },
      { measure: `${measure}: ${other.name} to ${one.name}`, value: others / own, unit: 'x' },
    ];
  };
  const least = (engine: Engine) => texts.map((text) => Math.min(...timesOf(engine, text)));
  return [
    ...[...Object.entries(queries), ['all', texts] as const].flatMap(([kind, own]) =>
      quantiles.flatMap(([label, share]) =>
        compared(`${kind}, ${label}`, (engine) =>
          quantile(
            own.flatMap((text) => timesOf(engine, text)),
            share,
          ),
        ),
      ),
    ),
    ...quantiles.flatMap(([label, share]) =>
      compared(`all, ${label} of the least times`, (engine) => quantile(least(engine), share)),
    ),
  ];
}
