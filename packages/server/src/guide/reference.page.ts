import type { OpenApiDocument } from '../openapi/openapi.type.ts';
import { isRouteName, type Rule, ruleOf } from '../request/access/route-policy.ts';
import { operationOf } from '../request/http/other-places.ts';

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

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

const visitors: Readonly<Record<Rule['anonymous'], string | null>> = {
  yes: 'everybody',
  open: 'everybody, members only with the waitlist on',
  quota: 'everybody, visitors within a quota',
  no: null,
};

function whoMay(route: string): string {
  const name = operationOf(route);
  if (!isRouteName(name)) return '';
  const rule = ruleOf(name);
  const who = visitors[rule.anonymous] ?? (rule.member === 'no' ? 'admins' : 'members');
  return `${who}${rule.session ? ', no key' : ''}${rule.appToken ? ', app token' : ''}`;
}

/** The calls at a glance; the schemas stand in the description at `descriptionUrl`. */
export function referencePage(api: OpenApiDocument, { descriptionUrl }: { descriptionUrl: string }): string {
  const rows = Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = item?.[verb];
      if (!operation) return [];
      const parameters = parametersOf(operation.parameters ?? [])
        .map(({ name, required }) => (required ? `\`${name}\`` : `\`${name}\`?`))
        .join(', ');
      const who = whoMay(operation.operationId ?? '');
      return `| ${verb.toUpperCase()} | \`/v2${path}\` | ${operation.summary ?? ''} | ${parameters} | ${who} |`;
    }),
  );
  return [
    '# API',
    '',
    `The complete description, with every schema, is [openapi.json](${descriptionUrl}); a running server answers it at \`/v2/openapi.json\`. There each call stands once, with its other verbs and paths under \`x-also\`; here all stand.`,
    'Every failure answers `{ "message", "code"?, "issues"? }` with a fitting status. Programs send `Authorization: Bearer` and their API key. Other calls that change something must come from the pages of the product (`Sec-Fetch-Site: same-origin` or a matching `Origin`). Statuses of items come over socket.io at `/ws/processing_pipeline`: send `join`, `leave` or `get_status` with the uuid of an item and receive `status_update`.',
    '',
    '| verb | path | what it does | parameters | who |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
