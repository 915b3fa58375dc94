import { Type, type TProperties, type TSchema } from 'typebox';

/*
 * The part of Kubernetes' and Compose's formats that docker/ uses, closed: a field that is misspelled, in the wrong place or of the wrong
 * type is refused. Add here what a manifest begins to use.
 */
const closed = (fields: TProperties) => Type.Object(fields, { additionalProperties: false });
const may = Type.Optional;
const text = Type.String({ minLength: 1 });
const whole = Type.Integer({ minimum: 0 });
const texts = Type.Array(text, { minItems: 1 });
const name = Type.String({ pattern: '^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$', maxLength: 63 });
const labels = Type.Record(Type.String(), Type.String({ pattern: '^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$' }));
const amount = Type.String({ pattern: '^[0-9]+(m|Ki|Mi|Gi)?$' });
const amounts = closed({ cpu: may(amount), memory: may(amount), storage: may(amount) });
const oneOf = (...values: readonly string[]) => Type.Enum([...values]);

const metadata = closed({ name, labels: may(labels) });
const selector = closed({ matchLabels: labels });
const named = closed({ name });

const probe = closed({
  httpGet: closed({ path: Type.String({ pattern: '^/' }), port: Type.Union([text, whole]) }),
  periodSeconds: may(whole),
  timeoutSeconds: may(whole),
  failureThreshold: may(whole),
});

const container = closed({
  name,
  image: text,
  command: texts,
  envFrom: Type.Array(Type.Union([closed({ configMapRef: named }), closed({ secretRef: named })])),
  ports: may(Type.Array(closed({ name, containerPort: whole }))),
  startupProbe: may(probe),
  livenessProbe: may(probe),
  readinessProbe: may(probe),
  resources: closed({ requests: amounts, limits: amounts }),
  securityContext: closed({
    allowPrivilegeEscalation: Type.Literal(false),
    readOnlyRootFilesystem: Type.Literal(true),
    capabilities: closed({ drop: Type.Tuple([Type.Literal('ALL')]) }),
  }),
  volumeMounts: Type.Array(closed({ name, mountPath: Type.String({ pattern: '^/' }) })),
});

const volume = Type.Union([
  closed({ name, emptyDir: closed({}) }),
  closed({ name, persistentVolumeClaim: closed({ claimName: name }) }),
]);

const pod = (others: TProperties) =>
  closed({
    metadata: closed({ labels }),
    spec: closed({
      automountServiceAccountToken: Type.Literal(false),
      terminationGracePeriodSeconds: whole,
      securityContext: closed({
        runAsNonRoot: Type.Literal(true),
        runAsUser: Type.Integer({ minimum: 1 }),
        fsGroup: whole,
        seccompProfile: closed({ type: Type.Literal('RuntimeDefault') }),
      }),
      containers: Type.Array(container, { minItems: 1 }),
      volumes: Type.Array(volume),
      ...others,
    }),
  });

const spread = closed({
  maxSkew: whole,
  topologyKey: text,
  whenUnsatisfiable: oneOf('DoNotSchedule', 'ScheduleAnyway'),
  labelSelector: selector,
});

const object = (apiVersion: string, fields: TProperties, kind: string) =>
  closed({ apiVersion: Type.Literal(apiVersion), kind: Type.Literal(kind), metadata, ...fields });

const ingressPath = closed({
  path: text,
  pathType: oneOf('Exact', 'Prefix', 'ImplementationSpecific'),
  backend: closed({ service: closed({ name, port: named }) }),
});

/** By kind. */
export const kubernetes: Readonly<Record<string, TSchema>> = {
  ConfigMap: object('v1', { data: Type.Record(text, Type.String()) }, 'ConfigMap'),
  Secret: object('v1', { type: text, stringData: Type.Record(text, Type.String()) }, 'Secret'),
  PersistentVolumeClaim: object(
    'v1',
    { spec: closed({ accessModes: texts, resources: closed({ requests: amounts }) }) },
    'PersistentVolumeClaim',
  ),
  Service: object(
    'v1',
    {
      spec: closed({ selector: labels, ports: Type.Array(closed({ name, port: whole, targetPort: text })) }),
    },
    'Service',
  ),
  Deployment: object(
    'apps/v1',
    {
      spec: closed({
        replicas: whole,
        strategy: closed({
          type: Type.Literal('RollingUpdate'),
          rollingUpdate: closed({ maxUnavailable: whole, maxSurge: whole }),
        }),
        selector,
        template: pod({ topologySpreadConstraints: Type.Array(spread) }),
      }),
    },
    'Deployment',
  ),
  Job: object(
    'batch/v1',
    { spec: closed({ backoffLimit: whole, template: pod({ restartPolicy: oneOf('Never', 'OnFailure') }) }) },
    'Job',
  ),
  PodDisruptionBudget: object('policy/v1', { spec: closed({ minAvailable: whole, selector }) }, 'PodDisruptionBudget'),
  Ingress: object(
    'networking.k8s.io/v1',
    {
      spec: closed({
        tls: Type.Array(closed({ hosts: texts, secretName: name })),
        rules: Type.Array(closed({ host: text, http: closed({ paths: Type.Array(ingressPath) }) })),
      }),
    },
    'Ingress',
  ),
  Kustomization: closed({
    apiVersion: Type.Literal('kustomize.config.k8s.io/v1beta1'),
    kind: Type.Literal('Kustomization'),
    images: Type.Array(closed({ name: text, newName: may(text), newTag: text })),
    resources: texts,
  }),
};

const duration = Type.String({ pattern: '^[0-9]+(ms|s|m|h)$' });
const volumes = Type.Array(Type.String({ pattern: '^(?:[a-z]+|[.]/[a-z.-]+):/' }));

export const compose = closed({
  name,
  services: Type.Record(
    name,
    closed({
      image: may(text),
      build: may(closed({ context: text, dockerfile: text })),
      profiles: may(texts),
      command: may(texts),
      environment: may(Type.Record(text, Type.String())),
      ports: may(Type.Array(Type.String({ pattern: '^[0-9.]+:[0-9]+:[0-9]+$' }))),
      volumes: may(volumes),
      stop_grace_period: may(duration),
      healthcheck: may(closed({ test: texts, interval: may(duration), retries: may(whole) })),
      depends_on: may(
        Type.Record(
          name,
          closed({ condition: oneOf('service_started', 'service_healthy', 'service_completed_successfully') }),
        ),
      ),
    }),
  ),
  volumes: Type.Record(name, Type.Null()),
});
