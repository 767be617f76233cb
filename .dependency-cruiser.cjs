/**
 * The import law of the house: which room may import which. Read a rule as "from X, never to Y".
 * A room is a folder of `packages/`; what it may import from other rooms stands in `may`.
 */
const may = {
  domain: [],
  contract: ['domain'],
  engine: ['domain'],
  models: ['domain', 'engine'],
  store: ['domain', 'contract'],
  pipeline: ['domain', 'contract', 'store', 'engine', 'models'],
  server: ['domain', 'contract', 'store', 'engine', 'models', 'pipeline'],
  web: ['domain', 'contract'],
  factories: ['domain', 'contract', 'store'],
};
const rooms = Object.keys(may);

const roomRules = rooms.map((room) => ({
  name: `${room}-may-import`,
  comment: `The room ${room} may import ${may[room].join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^packages/${room}/` },
  to: {
    path: '^packages/',
    // Who may ask for the factories is said below, for all rooms at once.
    pathNot: [room, 'factories', ...may[room]].map((allowed) => `^packages/${allowed}/`),
  },
}));

/** Folders of tools use the rooms from outside, as everybody does. */
const tools = ['e2e', 'bench', 'eval', 'scripts'];

/**
 * Everybody comes in by the door of a room, `src/index.ts`; the contract has one more, for its schemas, the domain one for
 * the language of searches, which not every page needs, and the factories have two of their own. What tests and tools need besides stands at `src/testing/index.ts`, which no product may import.
 */
const otherDoors = {
  contract: 'index|schemas',
  domain: 'index|search-language/index',
  factories: 'answers|rows',
};
const door = (room) => `(${otherDoors[room] ?? 'index'}|testing/index)`;
const doorRules = rooms.map((room) => ({
  name: `${room}-has-a-door`,
  severity: 'error',
  from: { path: `^(packages|${tools.join('|')})/`, pathNot: `^packages/${room}/` },
  to: { path: `^packages/${room}/`, pathNot: `^packages/${room}/src/${door(room)}\\.ts$` },
}));

/** Folders of the client from the ground up: each may import those before it. */
const webLayers = [
  '(?:format|parts|persistence|theme)',
  'api',
  'messages',
  'events',
  'ui',
  'player',
  'session',
  // The lazy pieces of tables and forms, beside the lean kit of reading pages in ui/.
  'workbench',
  'features',
  'app',
];
const webRules = webLayers.slice(0, -1).map((layer, height) => ({
  name: `web-layers-${height + 1}`,
  severity: 'error',
  from: { path: `^packages/web/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^packages/web/src/(?:${webLayers.slice(height + 1).join('|')})/` },
}));

/** Libraries that only one room may know. */
const ownedLibraries = {
  'no-sql-outside-store': { library: '(drizzle-orm|pg|pg-boss|@electric-sql)', room: 'store' },
  'no-http-server-outside-server': { library: '(fastify|@fastify|socket\\.io|@orpc/server)', room: 'server' },
  'no-mail-library-outside-server': { library: '(nodemailer|jose)', room: 'server' },
  // Mails are HTML that programs understand badly, and the kept library for that is written with React.
  'no-react-outside-web': {
    library: '(react|react-dom|react-markdown|@mantine)',
    room: '(web|server/src/(mailer/page|alert/mail|mail-draft/mail))',
  },
};
const libraryRules = Object.entries(ownedLibraries).map(([name, { library, room }]) => ({
  name,
  severity: 'error',
  from: { path: '^packages/', pathNot: `^packages/${room}/` },
  to: { path: `^node_modules/${library}/` },
}));

/** Where jobs of the pipeline lie, and what they do. */
const mayReachJobs = '^packages/pipeline/src/';

module.exports = {
  forbidden: [
    ...roomRules,
    ...doorRules,
    ...webRules,
    ...libraryRules,
    {
      name: 'authentication-library-behind-one-module',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/server/src/identity/sign-in/' },
      to: { path: 'node_modules/(better-auth|@better-auth)/' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Pure types and constants: no library, no built-in module.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'schemas-behind-their-door',
      comment: 'What the client may import of the contract brings no schema library; types are erased.',
      severity: 'error',
      from: {
        path: '^packages/contract/src/',
        pathNot: '(/api/|\\.schema\\.ts$|/schemas(?:\\.generated)?\\.ts$|\\.test\\.ts$)',
      },
      to: {
        path: '(/api/|\\.schema\\.ts$|/schemas(?:\\.generated)?\\.ts$|^node_modules/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-schemas-in-the-client',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(^packages/contract/src/schemas\\.ts$|^node_modules/zod/)' },
    },
    {
      name: 'rooms-know-no-tools',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: `^(${tools.join('|')})/` },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: { pathNot: mayReachJobs },
      to: { circular: true },
    },
    {
      name: 'no-cycle-but-what-a-job-does',
      comment: 'What a job does is loaded when it is first done, and may queue that job again.',
      severity: 'error',
      from: { path: mayReachJobs },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'only-jobs-and-threads-load-late',
      comment: 'Else a cycle could be hidden by an import that is made later.',
      severity: 'error',
      from: {
        path: mayReachJobs,
        pathNot: '(\\.job\\.ts|\\.test\\.ts|\\.worker\\.ts)$',
      },
      to: { path: mayReachJobs, dependencyTypes: ['dynamic-import'] },
    },
    {
      name: 'features-do-not-import-features',
      comment: 'app/ composes features; a feature knows only itself, ui/ and player/.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'No clock, disk, network or database in the engine. Tests may read files, one file reads the voice out of ' +
        'its own package, and one loads the tables of languages when they are needed.',
      severity: 'error',
      from: {
        path: '^packages/engine/src/',
        pathNot: '(\\.test\\.ts|/speech/flite\\.library\\.ts|/language/detect-language\\.ts)$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { path: '^packages/', pathNot: '(\\.test\\.tsx?$|/testing/|-suite\\.ts$)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'factories-only-in-tests',
      comment:
        'What tests build their world from is loaded by no product: tests, their folders and tools ask for it.',
      severity: 'error',
      from: {
        path: `^(packages|${tools.join('|')})/`,
        pathNot: '(^packages/factories/|^(e2e|bench)/|\\.(test|fixture)\\.tsx?$|/testing/|-suite\\.ts$)',
      },
      to: { path: '^packages/factories/' },
    },
    {
      name: 'no-fixture-in-product',
      severity: 'error',
      from: { path: '^packages/', pathNot: '(\\.(test|fixture)\\.tsx?$|/testing/|-suite\\.ts$)' },
      to: { path: '\\.fixture\\.ts$' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.gen\\.ts$|/dist/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
