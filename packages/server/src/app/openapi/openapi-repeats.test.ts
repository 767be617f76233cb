import { describe, expect, it } from 'vitest';
import { describeApi } from './openapi.ts';
import type { OpenApiDocument, Operation } from './openapi.type.ts';
import { withoutRepeats } from './openapi-repeats.ts';

/** As it is sent: what is undefined is not there. */
const whole: OpenApiDocument = JSON.parse(JSON.stringify(await describeApi()));
const once = withoutRepeats(whole);
const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

const operationsOf = ({ paths = {} }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([at, path]) =>
    verbs.flatMap((verb) => {
      const operation = path?.[verb];
      return operation ? [{ at: `${verb} ${at}`, operation }] : [];
    }),
  );

/** What a reader finds behind a reference to an answer or a parameter; what may be left out is not required. */
function found(json: object): unknown {
  if (!('$ref' in json) || typeof json.$ref !== 'string') return { required: false, ...json };
  const [, kind, name = ''] = /^#\/components\/(responses|parameters)\/(\w+)$/.exec(json.$ref) ?? [];
  const components = kind === 'responses' ? once.components?.responses : once.components?.parameters;
  return { required: false, ...components?.[name] };
}

/** The operations as a reader understands them, with what stands at the top for those that say nothing else. */
const understood = (document: OpenApiDocument) =>
  operationsOf(document).map(({ at, operation }) => ({
    ...operation,
    at,
    security: operation.security ?? document.security,
    parameters: (operation.parameters ?? []).map(found),
    responses: Object.entries(operation.responses).map(([status, answer]) => [status, found(answer)]),
  }));

describe('what repeats is told once', () => {
  it('and every operation says what it said', () => {
    expect(understood(once)).toEqual(understood(whole));
  });

  it.each([
    ['answer', ({ responses }: Operation) => Object.values(responses)],
    ['parameter', ({ parameters = [] }: Operation) => parameters],
  ])('and no %s is written out twice', (_what, partsOf) => {
    const parts = operationsOf(once).flatMap(({ operation }) =>
      partsOf(operation).map((one) => JSON.stringify(one)),
    );
    const written = parts.filter(
      (one) =>
        !one.includes('"$ref":"#/components/responses') && !one.includes('"$ref":"#/components/parameters'),
    );
    expect(written.length).toBeGreaterThan(10);
    expect(new Set(written).size).toBe(written.length);
  });

  it('under names that no other answer has', () => {
    expect(once.components?.responses).toMatchObject(whole.components?.responses ?? {});
    expect(Object.keys(once.components?.responses ?? {})).toContain('Message');
    expect(Object.keys(once.components?.parameters ?? {})).toEqual(
      expect.arrayContaining(['PageInQuery', 'QueryInQuery', 'QueryInQuery2', 'UuidInPath', 'UuidInQuery']),
    );
  });
});
