import type { OpenApiDocument } from '@ecco/server';

const verbs = ['get', 'post', 'put', 'delete'] as const;

type Parameter = { name: string; required: boolean };

/** Names of path and query parameters; those that must be given stand without a question mark. */
function parametersOf(parameters: readonly unknown[]): Parameter[] {
  return parameters.flatMap((parameter) =>
    typeof parameter === 'object' &&
    parameter !== null &&
    'name' in parameter &&
    typeof parameter.name === 'string'
      ? { name: parameter.name, required: 'required' in parameter && parameter.required === true }
      : [],
  );
}

/** The calls at a glance; the schemas stand in openapi.json. */
export function apiPage(api: OpenApiDocument): string {
  const rows = Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = item?.[verb];
      if (!operation) return [];
      const parameters = parametersOf(operation.parameters ?? [])
        .map(({ name, required }) => (required ? `\`${name}\`` : `\`${name}\`?`))
        .join(', ');
      return `| ${verb.toUpperCase()} | \`/v2${path}\` | ${operation.summary ?? ''} | ${parameters} |`;
    }),
  );
  return [
    '# API',
    '',
    'The complete description, with every schema, is [openapi.json](openapi.json); a running server answers it at `/v2/openapi.json`.',
    'Every failure answers `{ "message", "code"?, "issues"? }` with a fitting status. Calls that change something must come from the pages of the product (`Sec-Fetch-Site: same-origin` or a matching `Origin`). Statuses of items come over socket.io at `/ws/processing_pipeline`: send `join`, `leave` or `get_status` with the uuid of an item and receive `status_update`.',
    '',
    '| verb | path | what it does | parameters |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
