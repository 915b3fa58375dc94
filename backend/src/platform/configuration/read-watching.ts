import type { MetricsConfiguration } from './configuration.js';
import type { Variables } from './variables.js';

const LEAST_CHARACTERS = 16;

export function readMetrics(variables: Variables): MetricsConfiguration {
  const hasPort = variables.text('METRICS_PORT') !== undefined;
  return {
    port: hasPort ? variables.wholeNumber('METRICS_PORT', 0, { from: 0, to: 65_535 }) : undefined,
    token: variables.secret('METRICS_TOKEN', LEAST_CHARACTERS),
  };
}

/** OpenTelemetry's packages read this and their other variables themselves; this only decides whether they are loaded. */
export const readTraces = (variables: Variables): string | undefined =>
  variables.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']);
