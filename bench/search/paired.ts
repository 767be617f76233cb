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
  ['fastest', 0],
  ['p50', 0.5],
  ['p95', 0.95],
];

/**
 * Times two engines on the same questions, one after the other and each first in turn, so that what else the machine
 * does meanwhile hits both. The ratio says how many times as long the other takes.
 */
export async function measurePaired(one: Engine, other: Engine, { queries, rounds }: Plan): Promise<Row[]> {
  const times = new Map([one, other].map(({ name }) => [name, new Map<string, number[]>()]));
  const ask = async ({ name, search }: Engine, kind: string, text: string): Promise<void> => {
    const took = await timed(() => search(text));
    const ofEngine = times.get(name);
    ofEngine?.set(kind, [...(ofEngine.get(kind) ?? []), took]);
  };
  for (let round = 0; round < rounds; round += 1) {
    const pair = round % 2 === 0 ? [one, other] : [other, one];
    for (const [kind, texts] of Object.entries(queries)) {
      for (const text of texts) for (const engine of pair) await ask(engine, kind, text);
    }
  }
  const of = ({ name }: Engine, kind: string | null): number[] =>
    kind === null ? [...(times.get(name)?.values() ?? [])].flat() : (times.get(name)?.get(kind) ?? []);
  return [...Object.keys(queries), null].flatMap((kind) =>
    quantiles.flatMap(([label, share]): Row[] => {
      const measure = `${kind ?? 'all'}, ${label}`;
      const [own, others] = [quantile(of(one, kind), share), quantile(of(other, kind), share)];
      return [
        { measure: `${one.name}, ${measure}`, value: own, unit: 'ms' },
        { measure: `${other.name}, ${measure}`, value: others, unit: 'ms' },
        { measure: `${measure}: ${other.name} to ${one.name}`, value: others / own, unit: 'x' },
      ];
    }),
  );
}
