import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parse, parseAllDocuments } from 'yaml';
import { readConfiguration } from '../src/platform/configuration/read-configuration.js';
import { LONGEST_FAREWELL_MS } from '../src/platform/http/server/finish-requests.js';
import { compose, kubernetes } from './support/repository/manifest-schemas.js';

const repository = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

interface Manifest {
  readonly kind: string;
  readonly metadata?: { readonly name: string };
  readonly spec: Workload;
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly resources?: readonly string[];
}
interface Workload {
  readonly selector?: { readonly matchLabels?: object };
  readonly template: {
    readonly metadata: { readonly labels: object };
    readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] };
  };
}
interface Container {
  readonly command: readonly string[];
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly startupProbe?: Probe;
}
interface Probe {
  readonly httpGet: { readonly path: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

const folder = 'docker/kubernetes';
const files = readdirSync(path.join(repository, folder));
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`${folder}/${file}`)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
const containers = workloads.flatMap(({ spec }) => spec.template.spec.containers);

/** What rigbook.mjs can be told to run, such as `rigbook http`. */
const packedCommands = [...read('backend/scripts/rigbook.mjs').matchAll(/^ {2}'?([a-z-]+)'?: '[a-z.-]+',$/gm)].map(
  ([, name]) => `rigbook ${name}`,
);

/** A closed schema says what is wrong, and where. */
const faultsOf = (schema: TSchema | undefined, value: unknown) =>
  schema
    ? Value.Errors(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`)
    : ['unknown kind'];

/** Seconds for everything after the drain, and a little more (docs/runbook/start-and-stop.md). */
const FAREWELL = { server: 25 + LONGEST_FAREWELL_MS / 1_000 + 5, worker: 30 };
const drain = Number(ofKind('ConfigMap')[0]?.data?.['DRAIN_SECONDS']);

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata?.name ?? ''}`, manifest] as const))(
    'describe %s in fields that exist',
    (_name, manifest) => {
      expect(faultsOf(kubernetes[manifest.kind], manifest)).toEqual([]);
    },
  );

  it('would not pass with a misspelled field, a root user or a writable file system', () => {
    const [deployment] = ofKind('Deployment');
    const planted = (from: string, to: string) =>
      faultsOf(kubernetes['Deployment'], JSON.parse(JSON.stringify(deployment).replace(from, to)));
    expect(planted('"replicas"', '"replica"')).not.toEqual([]);
    expect(planted('"runAsNonRoot":true', '"runAsNonRoot":false')).not.toEqual([]);
    expect(planted('"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false')).not.toEqual([]);
    expect(planted('"readinessProbe"', '"readynessProbe"')).not.toEqual([]);
  });

  it('are all named in the kustomization, except for the example of the secret', () => {
    const [named] = ofKind('Kustomization');
    expect([...(named?.resources ?? []), 'kustomization.yml', 'secret.example.yml'].sort()).toEqual([...files].sort());
  });

  it('run commands of the image', () => {
    for (const { command } of containers) expect(packedCommands).toContain(command.join(' '));
  });

  it('select the pods that they make', () => {
    for (const { spec } of ofKind('Deployment'))
      expect(spec.template.metadata.labels).toEqual(spec.selector?.matchLabels);
  });

  it('ask routes that the API has', () => {
    const { paths } = JSON.parse(read('contracts/openapi.json')) as { paths: object };
    const probes = containers.flatMap((one) => [one.readinessProbe, one.livenessProbe, one.startupProbe]);
    const asked = probes.flatMap((probe) => (probe ? [probe.httpGet.path] : []));
    expect(asked).toContain('/api/health/ready');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(asked));
  });

  it('set variables that the README names', () => {
    const set = [...ofKind('ConfigMap'), ...ofKind('Secret')].flatMap(({ data, stringData }) =>
      Object.keys(data ?? stringData ?? {}),
    );
    expect(set.filter((name) => !read('README.md').includes(name))).toEqual([]);
  });

  it('give a server time to be noticed by its probe, and to end', () => {
    const server = ofKind('Deployment').find(({ metadata }) => metadata?.name === 'rigbook-http')!;
    const {
      terminationGracePeriodSeconds: grace,
      containers: [container],
    } = server.spec.template.spec;
    const { periodSeconds, failureThreshold } = container!.readinessProbe!;
    expect(drain).toBeGreaterThan(2 * periodSeconds * failureThreshold);
    expect(grace).toBeGreaterThanOrEqual(drain + FAREWELL.server);
  });
});

interface Composed {
  readonly services: Readonly<Record<string, Service>>;
}
interface Service {
  readonly command?: readonly string[];
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number | null>>;
}

describe('the services of Compose', () => {
  const text = read('docker/compose.yml');
  const composed = parse(text, { merge: true }) as Composed;
  const development = parse(read('docker/compose.development.yml')) as Composed;

  it('are described in fields that exist', () => {
    expect([...faultsOf(compose, composed), ...faultsOf(compose, development)]).toEqual([]);
    expect(faultsOf(compose, { ...composed, service: {} })).not.toEqual([]);
  });

  it('publish no port but that of the application, and those for development none to others', () => {
    const published = ({ services }: Composed) => Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(published(composed)).toEqual(composed.services['rigbook']?.ports);
    for (const port of [...published(composed), ...published(development)]) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it('start in production with the secrets that the script makes, new ones each time', () => {
    const secrets = [madeSecrets(), madeSecrets()] as const;
    for (const made of secrets) {
      const filled = text.replace(
        /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
        (_all, name: string, otherwise = '') => made[name] ?? otherwise,
      );
      const { environment } = (parse(filled, { merge: true }) as Composed).services['rigbook']!;
      const given = Object.fromEntries(
        Object.entries(environment!).map(([name, value]) => [name, String(value ?? '')]),
      );
      expect(readConfiguration(given)).toMatchObject({ production: true, http: { host: '0.0.0.0' } });
    }
    for (const [name, value] of Object.entries(secrets[0])) expect(secrets[1][name]).not.toBe(value);
    expect(text).not.toMatch(/password: \w|:\/\/\w*:\w+@/i); // none is written here
  });

  it('run commands of the image', () => {
    const commands = ['rigbook', 'worker'].map((name) => composed.services[name]?.command?.join(' '));
    expect(packedCommands).toEqual(expect.arrayContaining(commands));
  });

  it('get time to end', () => {
    const seconds = (name: string) => Number.parseInt(composed.services[name]?.stop_grace_period ?? '', 10);
    expect(seconds('rigbook')).toBeGreaterThanOrEqual(FAREWELL.server);
    expect(seconds('worker')).toBeGreaterThanOrEqual(FAREWELL.worker);
  });
});

/** What docker/make-secrets.sh writes, by name. Only the owner may read it. */
function madeSecrets(): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-secrets-'));
  try {
    copyFileSync(path.join(repository, 'docker/make-secrets.sh'), path.join(folder, 'make-secrets.sh'));
    execFileSync('sh', [path.join(folder, 'make-secrets.sh')]);
    const file = path.join(folder, '.env');
    expect(statSync(file).mode & 0o077).toBe(0);
    return Object.fromEntries(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the image', () => {
  it('has a version of Node that gets updates for years', () => {
    const dockerfile = readFileSync(path.join(repository, 'docker/Dockerfile'), 'utf8');
    const versions = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
    expect(versions).toEqual(['24', '24']);
  });
});
