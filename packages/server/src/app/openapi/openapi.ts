import * as schemas from '@ecco/contract/schemas';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { describedPlaces } from '../../request/http/other-places.ts';
import { besideOperations, uploadOperation } from './beside-operations.ts';
import type { OpenApiDocument, Operation } from './openapi.type.ts';
import { accessOfOperation, securitySchemes } from './openapi-access.ts';
import { namedBody, namedSchemas, plainParameters } from './openapi-components.ts';
import { failureResponses, responses } from './openapi-failures.ts';
import { withoutRepeats } from './openapi-repeats.ts';
import { shortSchema } from './openapi-schema.ts';

const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    (converting) => {
      const [required, schema] = converting.next();
      return [required, shortSchema(schema)];
    },
  ],
});

const generate = () =>
  new OpenAPIGenerator({ schemaConverters: [converter] }).generate(
    { ...describedPlaces(), upload: uploadOperation },
    {
      info: {
        title: 'Ecco',
        version: '2',
        description:
          'Takes in podcasts, videos, articles, earnings calls and documents and answers with cited summaries and transcripts. Times are in the unit that their schema names.',
      },
      servers: [{ url: '/v2' }],
      commonSchemas: namedSchemas(schemas),
      components: { responses, securitySchemes },
    },
  );

const verbs = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The description of the API in OpenAPI 3.1, made from the contract, with all that an operation has in its place. */
export async function describeApi(): Promise<OpenApiDocument> {
  const document = await generate();
  const paths = document.paths ?? {};
  for (const { path, verb, operation } of besideOperations())
    paths[path] = { ...paths[path], [verb]: operation };
  const named = document.components?.schemas ?? {};
  const complete = (operation: Operation): Operation => ({
    ...operation,
    ...plainParameters(operation, named),
    ...namedBody(operation, named),
    ...accessOfOperation(operation.operationId),
    responses: { ...failureResponses(operation, named), ...operation.responses },
  });
  for (const path of Object.values(paths))
    for (const verb of verbs) {
      const operation = path?.[verb];
      if (path && operation) path[verb] = complete(operation);
    }
  return { ...document, paths };
}

/** The description as it is handed out: what repeats is told once. */
export const describeApiOnce = async (): Promise<OpenApiDocument> => withoutRepeats(await describeApi());
