import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { parse, parseAllDocuments } from 'yaml';
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

describe('the services of Compose', () => {
  const composed = parse(read('docker/compose.yml'), { merge: true }) as {
    readonly services: Readonly<
      Record<string, { readonly command?: readonly string[]; readonly stop_grace_period?: string }>
    >;
  };

  it('are described in fields that exist', () => {
    expect(faultsOf(compose, composed)).toEqual([]);
    expect(faultsOf(compose, { ...composed, service: {} })).not.toEqual([]);
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
