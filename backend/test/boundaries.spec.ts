/** @runs-alone It takes as long as all other unit tests. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { plantTree, type PlantedTree } from './support/planted-tree.js';

/** A file that imports another one, both made; `from` breaks the rule by it. */
const violations: Record<string, { from: string; to: string }> = {
  'settings-knows-no-slice': { from: 'backend/src/settings/a.ts', to: 'backend/src/fleet/b.ts' },
  'responders-knows-settings': { from: 'backend/src/responders/a.ts', to: 'backend/src/booking/b.ts' },
  'licences-knows-settings-responders': { from: 'backend/src/licences/a.ts', to: 'backend/src/booking/b.ts' },
  'fleet-knows-settings-responders': { from: 'backend/src/fleet/a.ts', to: 'backend/src/booking/b.ts' },
  'auth-knows-settings-responders': { from: 'backend/src/auth/a.ts', to: 'backend/src/fleet/b.ts' },
  'booking-knows-settings-responders-licences-fleet': {
    from: 'backend/src/booking/a.ts',
    to: 'backend/src/agreement/b.ts',
  },
  'agreement-knows-settings-responders-licences-fleet-booking': {
    from: 'backend/src/agreement/a.ts',
    to: 'backend/src/notifications/b.ts',
  },
  'notifications-knows-events-and-people': {
    from: 'backend/src/notifications/a.ts',
    to: 'backend/src/booking/booking.state.ts',
  },
  'audit-knows-events-and-people': { from: 'backend/src/audit/a.ts', to: 'backend/src/fleet/b.ts' },
  'recommendations-knows-events-and-people': { from: 'backend/src/recommendations/a.ts', to: 'backend/src/fleet/b.ts' },
  'integrations-knows-events-and-people': { from: 'backend/src/integrations/a.ts', to: 'backend/src/booking/c.ts' },
  'page-agreement-knows-no-feature': {
    from: 'frontend/src/features/agreement/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-fleet-knows-no-feature': {
    from: 'frontend/src/features/fleet/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-integrations-knows-no-feature': {
    from: 'frontend/src/features/integrations/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-licences-knows-no-feature': {
    from: 'frontend/src/features/licences/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-notifications-knows-no-feature': {
    from: 'frontend/src/features/notifications/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-recommendations-knows-no-feature': {
    from: 'frontend/src/features/recommendations/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-responders-knows-no-feature': {
    from: 'frontend/src/features/responders/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-settings-knows-no-feature': {
    from: 'frontend/src/features/settings/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-auth-knows-integrations': {
    from: 'frontend/src/features/auth/a.ts',
    to: 'frontend/src/features/booking/shared/b.ts',
  },
  'page-booking-knows-fleet': {
    from: 'frontend/src/features/booking/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-history-knows-booking': {
    from: 'frontend/src/features/history/a.ts',
    to: 'frontend/src/features/audit/shared/b.ts',
  },
  'page-audit-knows-booking-fleet-responders': {
    from: 'frontend/src/features/audit/a.ts',
    to: 'frontend/src/features/history/shared/b.ts',
  },
  'page-admin-agreement-knows-no-administration': {
    from: 'frontend/src/features/agreement/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-integrations-knows-no-administration': {
    from: 'frontend/src/features/integrations/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-licences-knows-no-administration': {
    from: 'frontend/src/features/licences/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-notifications-knows-no-administration': {
    from: 'frontend/src/features/notifications/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-settings-knows-no-administration': {
    from: 'frontend/src/features/settings/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-booking-knows-notifications': {
    from: 'frontend/src/features/booking/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-fleet-knows-booking': {
    from: 'frontend/src/features/fleet/admin/a.ts',
    to: 'frontend/src/features/responders/admin/shared/b.ts',
  },
  'page-admin-responders-knows-booking-licences': {
    from: 'frontend/src/features/responders/admin/a.ts',
    to: 'frontend/src/features/settings/admin/shared/b.ts',
  },
  'platform-knows-no-slice': { from: 'backend/src/platform/database/a.ts', to: 'backend/src/booking/b.ts' },
  'nobody-imports-the-composition': { from: 'backend/src/booking/c.ts', to: 'backend/src/app/app.module.ts' },
  'contracts-stand-alone': { from: 'contracts/src/booking/a.ts', to: '@nestjs/common' },
  'backend-knows-no-frontend': { from: 'backend/src/booking/d.ts', to: 'frontend/src/lib/a.ts' },
  'frontend-knows-no-backend': { from: 'frontend/src/lib/b.ts', to: 'backend/src/booking/e.ts' },
  'verifier-knows-no-product': { from: 'backend/verifier/src/a.ts', to: 'contracts/src/kernel/c.ts' },
  'product-knows-no-verifier': { from: 'backend/src/booking/g.ts', to: 'backend/verifier/src/b.ts' },
  'features-share-requests-and-small-components': {
    from: 'frontend/src/features/booking/c.ts',
    to: 'frontend/src/features/fleet/b.ts',
  },
  'administration-is-loaded-apart': {
    from: 'frontend/src/features/booking/d.ts',
    to: 'frontend/src/features/booking/admin/api/b.ts',
  },
  'features-do-not-import-the-app': { from: 'frontend/src/features/fleet/c.ts', to: 'frontend/src/app/router.ts' },
  'shared-parts-import-no-feature': { from: 'frontend/src/ui/a.ts', to: 'frontend/src/features/fleet/d.ts' },
  'product-imports-no-test': { from: 'backend/src/booking/f.ts', to: 'backend/test/support/a.ts' },
  'no-cycles': { from: 'contracts/src/kernel/a.ts', to: 'contracts/src/kernel/a.ts' },
  'every-import-is-found': { from: 'contracts/src/kernel/b.ts', to: 'nowhere-to-be-found' },
};

const allowed = [
  { from: 'backend/src/booking/good.ts', to: 'backend/src/fleet/vehicle.ts' },
  { from: 'backend/src/agreement/good.ts', to: 'backend/src/booking/booking.events.ts' },
  { from: 'backend/src/notifications/good.ts', to: 'backend/src/booking/booking.events.ts' },
  { from: 'backend/src/auth/good.ts', to: 'backend/src/responders/responder.ts' },
  { from: 'backend/src/fleet/good.ts', to: 'backend/src/platform/database/database.ts' },
  { from: 'backend/src/app/good.ts', to: 'backend/src/booking/booking.module.ts' },
  { from: 'frontend/src/app/good.ts', to: 'frontend/src/features/booking/page.ts' },
  { from: 'frontend/src/features/booking/good.ts', to: 'frontend/src/features/booking/page.ts' },
  { from: 'frontend/src/features/booking/better.ts', to: 'frontend/src/features/fleet/api/get-fleet.ts' },
  { from: 'frontend/src/features/fleet/admin/good.ts', to: 'frontend/src/features/booking/admin/api/cancel.ts' },
  { from: 'frontend/src/features/fleet/admin/better.ts', to: 'frontend/src/features/history/shared/timeline.ts' },
];

interface CruiseReport {
  readonly summary: { readonly violations: { readonly from: string; readonly rule: { readonly name: string } }[] };
}
interface LintReport {
  readonly filePath: string;
  readonly messages: { readonly ruleId: string | null; readonly message: string }[];
}

describe('the boundaries between parts', () => {
  let tree: PlantedTree;
  let found: CruiseReport['summary']['violations'];

  beforeAll(() => {
    tree = plantTree(filesOf([...Object.values(violations), ...allowed]));
    found = tree.check<CruiseReport>('depcruise', '--output-type', 'json', 'backend', 'contracts', 'frontend').summary
      .violations;
  });
  afterAll(() => tree.remove());

  it('have a planted violation for every rule', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      forbidden: { name: string }[];
    };
    expect(Object.keys(violations)).toEqual(forbidden.map(({ name }) => name));
  });

  it('have a rule for every slice', () => {
    const slices = readdirSync(path.resolve(import.meta.dirname, '../src')).filter(
      (folder) => !['app', 'platform'].includes(folder),
    );
    const ruled = Object.keys(violations).map((name) => name.split('-knows-')[0]);
    expect(ruled).toEqual(expect.arrayContaining(slices));
  });

  it('have a rule for every feature of the page', () => {
    const folder = path.resolve(import.meta.dirname, '../../frontend/src/features');
    const inFolder = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const features = inFolder.filter((file) => !file.includes('/')).map((feature) => `page-${feature}`);
    const administrations = inFolder
      .filter((file) => /^[^/]+\/admin$/.test(file))
      .map((file) => `page-admin-${file.replace('/admin', '')}`);
    const ruled = Object.keys(violations).map((name) => name.split('-knows-')[0]);
    expect(ruled).toEqual(expect.arrayContaining([...features, ...administrations]));
  });

  it.each(Object.entries(violations))('%s refuses its violation', (name, { from }) => {
    expect(found.filter((violation) => violation.from === from).map(({ rule }) => rule.name)).toContain(name);
  });

  it.each(allowed)('allow $from to know $to', ({ from }) => {
    expect(found.filter((violation) => violation.from === from)).toEqual([]);
  });
});

const impure: Record<string, string> = {
  'a framework': `import { Injectable } from '@nestjs/common'; export const a = Injectable;`,
  'the database': `import { DataSource } from 'typeorm'; export const a = DataSource;`,
  'the queue': `import { Queue } from 'bullmq'; export const a = Queue;`,
  'the present time': `export const a = () => new Date();`,
  'the present time in milliseconds': `export const a = () => Date.now();`,
  waiting: `export const a = async (b: Promise<number>) => { await b; };`,
};
const suffixes = ['events', 'state', 'decision', 'rules', 'words', 'policy'];

describe('pure files', () => {
  let tree: PlantedTree;
  let reports: LintReport[];
  const fileOf = (suffix: string, index: number) => `backend/src/booking/planted-${index}.${suffix}.ts`;

  beforeAll(() => {
    const planted = suffixes.flatMap((suffix) =>
      Object.values(impure).map((code, index) => [fileOf(suffix, index), code]),
    );
    tree = plantTree({
      ...(Object.fromEntries(planted) as Record<string, string>),
      'backend/src/booking/pure.rules.ts': `export const startsLater = (start: number, now: number): boolean => start > now;\n`,
    });
    reports = tree.check<LintReport[]>('eslint', '--format', 'json', 'backend');
  });
  afterAll(() => tree.remove());

  const messagesOf = (file: string) => reports.find(({ filePath }) => filePath.endsWith(file))?.messages ?? [];

  describe.each(suffixes)('*.%s.ts', (suffix) => {
    it.each(Object.keys(impure))('know nothing of %s', (what) => {
      const rules = messagesOf(fileOf(suffix, Object.keys(impure).indexOf(what))).map(({ ruleId }) => ruleId);
      expect(rules.some((rule) => rule === 'no-restricted-syntax' || rule === 'no-restricted-imports')).toBe(true);
    });
  });

  it('pass when they take everything as an argument', () => {
    expect(messagesOf('pure.rules.ts')).toEqual([]);
  });
});

const careless: Record<string, string> = {
  'no-console': `console.log('here');`,
  'no-floating-promises': `const send = async (): Promise<void> => {}; export const a = () => { send(); };`,
  'no-unnecessary-condition': `export const a = (b: string) => b ?? 'never';`,
  'switch-exhaustiveness-check': `export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; } return 0; };`,
};

describe('rules for everybody', () => {
  let tree: PlantedTree;
  let found: { readonly code: string; readonly filename: string }[];

  beforeAll(() => {
    tree = plantTree(
      Object.fromEntries(Object.entries(careless).map(([rule, code]) => [`backend/src/booking/${rule}.ts`, code])),
    );
    found = tree.check<{ diagnostics: typeof found }>('oxlint', '--format', 'json', 'backend').diagnostics;
  });
  afterAll(() => tree.remove());

  it.each(Object.keys(careless))('%s bites', (rule) => {
    const inFile = found.filter(({ filename }) => filename.endsWith(`${rule}.ts`));
    expect(inFile.map(({ code }) => code)).toEqual([expect.stringContaining(`(${rule})`)]);
  });
});

/** Source files for pairs of importer and imported; what is no path is a package. */
function filesOf(pairs: readonly { from: string; to: string }[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { from, to } of pairs) {
    if (to.includes('/src/') || to.includes('/test/')) files[to] ??= 'export const here = true;\n';
    files[from] = `import '${to.endsWith('.ts') ? relative(from, to) : to}';\n`;
  }
  return files;
}

function relative(from: string, to: string): string {
  const up = from
    .split('/')
    .slice(1)
    .map(() => '..')
    .join('/');
  return `${up}/${to.replace(/\.ts$/, '.js')}`;
}
