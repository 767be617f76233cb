import { builtInEngine } from '@ecco/engine';
import { type EvalTask, linesOf } from './eval-task.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { NamedCall } from './reference.schema.ts';

const labels = { organisation: 'ORG', person: 'PERSON' } as const;

/** The people and organizations that the product names in a call, as the reference labels them. */
async function* entities(split: string) {
  for await (const line of linesOf(`earnings21/${split}/calls.jsonl`)) {
    const { id, turns } = NamedCall.parse(line);
    const source = sourceOfUnits('earnings', turns);
    const outline = (await builtInEngine.ports.outline?.(source)) ?? { chapters: [] };
    const analysis = await builtInEngine.ports.analyse?.({ ...source, outline });
    yield {
      id,
      entities: (analysis?.entities ?? []).flatMap(({ name, type, aliases }) =>
        type === 'place' ? [] : [name, ...aliases].map((one) => [labels[type], one]),
      ),
    };
  }
}

export const nameTasks: EvalTask[] = [{ name: 'entities', scorer: ['eval_entities.py'], predict: entities }];
