// What many operations repeat is told once: answers and parameters are components that they refer to, and the ways in
// that most calls have stand at the top, for all that name none.

import type { OpenApiDocument, Operation } from './openapi.type.ts';

type Answer = NonNullable<Operation['responses']>[string];
type Parameter = NonNullable<Operation['parameters']>[number];
/** Those that occur more than once, by what they say. */
type Repeated<Value> = ReadonlyMap<string, { name: string; value: Value }>;

const verbs = ['get', 'put', 'post', 'delete', 'patch'] as const;
const textOf = (json: unknown): string => JSON.stringify(json);
const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase());

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}

function repeatedOf<Value extends object>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  known: object = {},
): Repeated<Value> {
  const taken = new Set(Object.keys(known));
  const repeated = new Map<string, { name: string; value: Value }>();
  for (const [text, [value, ...others]] of Map.groupBy(values, textOf)) {
    if (value === undefined || others.length === 0 || '$ref' in value) continue;
    const name = freeName(nameOf(value), taken);
    taken.add(name);
    repeated.set(text, { name, value });
  }
  return repeated;
}

/** An answer is called by the schema of its body, or by what the body holds. */
function answerName(answer: Answer): string {
  const media = 'content' in answer ? answer.content?.['application/json'] : undefined;
  const schema: unknown = media?.schema;
  if (!isObject(schema)) return 'Text';
  if ('$ref' in schema && typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'Answer';
  const fields = 'properties' in schema && isObject(schema.properties) ? Object.keys(schema.properties) : [];
  return fields.map(pascal).join('And') || 'Answer';
}

const parameterName = (parameter: Parameter): string =>
  'name' in parameter ? `${pascal(parameter.name)}In${pascal(parameter.in)}` : 'Parameter';

/** What may be left out says so by saying nothing. */
function withoutDefault(parameter: Parameter): Parameter {
  if (!('required' in parameter) || parameter.required !== false) return parameter;
  const { required: _required, ...rest } = parameter;
  return rest;
}

function referTo<Value extends object>(value: Value, repeated: Repeated<Value>, kind: string) {
  const found = repeated.get(textOf(value));
  return found ? { $ref: `#/components/${kind}/${found.name}` } : value;
}

const componentsOf = <Value>(repeated: Repeated<Value>): Record<string, Value> =>
  Object.fromEntries([...repeated.values()].map(({ name, value }) => [name, value]));

const operationsOf = ({ paths = {} }: OpenApiDocument): Operation[] =>
  Object.values(paths).flatMap((path) => verbs.flatMap((verb) => path?.[verb] ?? []));

/** The ways in of most operations. */
function usualSecurity(operations: readonly Operation[]): Operation['security'] {
  const groups = Map.groupBy(operations, ({ security }) => textOf(security));
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0]?.security;
}

/** The same description, with nothing in it lost, in fewer words. */
export function withoutRepeats(document: OpenApiDocument): OpenApiDocument {
  const operations = operationsOf(document);
  const { components } = document;
  const parametersOf = ({ parameters = [] }: Operation) => parameters.map(withoutDefault);
  const answers = repeatedOf(
    operations.flatMap(({ responses }) => Object.values(responses)),
    answerName,
    components?.responses,
  );
  const parameters = repeatedOf(operations.flatMap(parametersOf), parameterName);
  const usual = usualSecurity(operations);

  const shortened = ({ security, ...operation }: Operation): Operation => ({
    ...operation,
    ...(operation.parameters && {
      parameters: parametersOf(operation).map((one) => referTo(one, parameters, 'parameters')),
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        referTo(answer, answers, 'responses'),
      ]),
    ),
    ...(security && textOf(security) !== textOf(usual) && { security }),
  });
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([at, path]) => [
      at,
      {
        ...path,
        ...Object.fromEntries(
          verbs.flatMap((verb) => {
            const operation = path?.[verb];
            return operation ? [[verb, shortened(operation)]] : [];
          }),
        ),
      },
    ]),
  );
  return {
    ...document,
    ...(usual && { security: usual }),
    paths,
    components: {
      ...components,
      responses: { ...components?.responses, ...componentsOf(answers) },
      parameters: componentsOf(parameters),
    },
  };
}
