/** Who may know whom, as docs/architecture.md draws it. backend/test/boundaries.spec.ts plants a violation of each rule. */

/** Which other slices of the backend a slice may import. Knowledge runs one way; nobody imports what is not named. */
const mayImport = {
  settings: [],
  responders: ['settings'],
  licences: ['settings', 'responders'],
  fleet: ['settings', 'responders'],
  auth: ['settings', 'responders'],
  checklists: [],
  'vehicle-coverage': [],
  defects: ['fleet'],
  booking: ['settings', 'responders', 'licences', 'fleet', 'vehicle-coverage', 'checklists', 'defects'],
  agreement: ['settings', 'responders', 'licences', 'fleet', 'booking'],
  'handing-on': ['settings', 'responders', 'fleet', 'booking'],
  'joint-handover': ['settings', 'responders', 'fleet', 'booking', 'checklists'],
  waitlist: ['settings', 'responders', 'fleet', 'booking'],
  substitutes: ['settings', 'responders', 'fleet', 'booking', 'handing-on', 'waitlist'],
  'standing-shifts': ['settings', 'responders', 'fleet', 'booking', 'waitlist'],
  'damage-brackets': ['responders', 'licences', 'fleet', 'booking', 'damage-photos', 'seen-photos'],
  'damage-photos': ['licences', 'booking'],
  'seen-photos': ['licences', 'fleet'],
  expenses: ['settings', 'responders', 'licences', 'booking'],
  'vehicle-keys': ['settings', 'fleet'],
  'vehicle-parking': ['settings', 'licences', 'vehicle-keys'],
  'vehicle-months': ['settings'],
  'vehicle-service': ['settings', 'responders', 'licences', 'fleet', 'booking'],
  'deciding-by-link': ['settings', 'responders', 'auth', 'booking'],
};

/** They follow what happened everywhere: everybody's event types, what people are called, and nothing else of anybody. */
const followers = ['notifications', 'audit', 'recommendations', 'integrations'];

const slices = [...Object.keys(mayImport), ...followers];
const oneOf = (names) => `(${names.join('|')})`;
const otherSlices = (slice) => `^backend/src/${oneOf(slices.filter((other) => other !== slice))}/`;

const sliceRules = Object.entries(mayImport).map(([slice, allowed]) => ({
  name: `${slice}-knows-${allowed.join('-') || 'no-slice'}`,
  severity: 'error',
  from: { path: `^backend/src/${slice}/` },
  to: { path: otherSlices(slice), ...(allowed.length > 0 && { pathNot: `^backend/src/${oneOf(allowed)}/` }) },
}));

/**
 * The audit shows what live screens show, as it stands or stood: by the same queries, rows, answers and policies. A warning of a release
 * rests on what the release rests on, reminders count from the last move of a booking, which SQL finds in the log, and the calendar of the
 * fleet and reminders of service have what is due of it.
 */
const alsoReadBy = {
  audit: '|\\.(query|response|row|policy)\\.ts$|^backend/src/(booking/views/booking-diary|damage-brackets/views)/',
  notifications:
    '|^backend/src/(booking/(commands/release-bookings/handover|moved-by)|damage-brackets/views/damage-(history|to-tell)|vehicle-service/views/service-plans)\\.query\\.ts$|^backend/src/damage-brackets/views/sightings\\.ts$',
  integrations: '|^backend/src/vehicle-service/views/service-plans\\.query\\.ts$',
};

const followerRules = followers.map((slice) => ({
  name: `${slice}-knows-events-and-people`,
  severity: 'error',
  from: { path: `^backend/src/${slice}/` },
  to: {
    path: otherSlices(slice),
    pathNot: `\\.events\\.ts$|^backend/src/responders/people/${alsoReadBy[slice] ?? ''}`,
  },
}));

/** Which other features a feature of the page may use. Knowledge runs one way here too. */
const screensMayUse = {
  agreement: ['fleet', 'settings'],
  fleet: [],
  integrations: [],
  licences: [],
  notifications: [],
  recommendations: ['fleet'],
  responders: [],
  settings: [],
  auth: ['integrations'],
  booking: ['fleet', 'settings'],
  history: ['booking', 'fleet'],
  audit: ['booking', 'fleet', 'responders', 'auth'],
};

/** Of which other features a feature's administration may also use the administration. */
const administrationMayUse = {
  agreement: [],
  auth: [],
  integrations: [],
  licences: [],
  notifications: [],
  settings: [],
  booking: ['notifications'],
  fleet: ['booking'],
  responders: ['booking', 'licences'],
};

const screenRules = Object.entries(screensMayUse).map(([feature, used]) => ({
  name: `page-${feature}-knows-${used.join('-') || 'no-feature'}`,
  severity: 'error',
  from: { path: `^frontend/src/features/${feature}/(?!admin/)` },
  to: { path: '^frontend/src/features/', pathNot: `^frontend/src/features/${oneOf([feature, ...used])}/` },
}));

const administrationRules = Object.entries(administrationMayUse).map(([feature, used]) => ({
  name: `page-admin-${feature}-knows-${used.join('-') || 'no-administration'}`,
  severity: 'error',
  from: { path: `^frontend/src/features/${feature}/admin/` },
  to: {
    path: '^frontend/src/features/[^/]+/admin/',
    pathNot: `^frontend/src/features/${oneOf([feature, ...used])}/`,
  },
}));

module.exports = {
  forbidden: [
    ...sliceRules,
    ...followerRules,
    ...screenRules,
    ...administrationRules,
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/(src/(?!platform/)|migrations/)' },
    },
    {
      name: 'slices-use-public-files-of-the-platform',
      comment: 'what a module offers is read in its index.ts; a module without one is imported file by file',
      severity: 'error',
      from: { path: `^backend/src/${oneOf(slices)}/`, pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^backend/src/platform/(http|fields|event-store|database|decisions)/',
        pathNot: '^backend/src/platform/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'backend-uses-the-public-file-of-the-kernel',
      severity: 'error',
      from: { path: '^backend/src/' },
      to: { path: '^contracts/(src|dist)/kernel/' },
    },
    {
      name: 'nobody-imports-the-composition',
      severity: 'error',
      from: { path: '^backend/(src/(?!app/)|migrations/)' },
      to: { path: '^backend/src/app/' },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^contracts/src/' },
      to: { path: '^(backend|frontend)/|node_modules/(@nestjs|react|react-dom|antd|typeorm|pg|bullmq|fastify)/' },
    },
    {
      name: 'backend-knows-no-frontend',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/(?!node_modules/)' },
    },
    {
      name: 'frontend-knows-no-backend',
      severity: 'error',
      from: { path: '^frontend/(?!e2e/)' },
      to: { path: '^backend/(?!node_modules/)|node_modules/(@nestjs|typeorm|pg|fastify)/' },
    },
    {
      name: 'journeys-know-no-backend',
      comment: 'but what stands in for the services of others',
      severity: 'error',
      from: { path: '^frontend/e2e/' },
      to: {
        path: '^backend/(?!node_modules/|test/support/servers/)|node_modules/(@nestjs|typeorm|pg|fastify)/',
      },
    },
    {
      name: 'verifier-knows-no-product',
      comment: 'it is proof only as long as it shares no code with what it checks',
      severity: 'error',
      from: { path: '^backend/verifier/' },
      to: { path: '^(contracts|frontend)/|^backend/(?!verifier/)|node_modules/@rigbook/' },
    },
    {
      name: 'product-knows-no-verifier',
      severity: 'error',
      from: { path: '^(backend/(src|migrations)|contracts/src|frontend/src)/' },
      to: { path: '^backend/verifier/|node_modules/rigbook-verify/' },
    },
    {
      name: 'features-share-requests-and-small-components',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: {
        path: '^frontend/src/features/',
        pathNot: '^frontend/src/features/($1/|[^/]+/(admin/)?(api|shared)/)',
      },
    },
    {
      name: 'administration-is-loaded-apart',
      comment: 'what only administrators see is loaded when they ask for it',
      severity: 'error',
      from: {
        path: '^frontend/src/(features/[^/]+/(?!admin/)|app/(?!administration/|pages/|messages/|first-screen\\.ts))',
        pathNot: '\\.spec\\.tsx?$',
      },
      to: { path: '^frontend/src/(features/[^/]+/admin|app/administration)/' },
    },
    {
      name: 'features-do-not-import-the-app',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'shared-parts-import-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib|config)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: {
        path: '^(backend/(src|migrations)|contracts/src|frontend/src)/',
        pathNot: '\\.spec\\.tsx?$|/test(ing)?/',
      },
      to: { path: '\\.spec\\.tsx?$|^backend/test/|^frontend/(e2e|src/testing)/|^contracts/(src|dist)/testing/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-is-found',
      comment: 'an import that cannot be resolved would slip past all the other rules',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^contracts/dist' },
    exclude: { path: '(^|/)(coverage|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
    },
  },
};
