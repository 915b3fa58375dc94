import { readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');
export const monitoringFolder = path.join(repository, 'docker/monitoring');
const textOf = (file: string) => readFileSync(path.join(repository, file), 'utf8');

const NAME = /\b(?:rigbook|nodejs|process)_\w+/g;
const namesIn = (text: string): readonly string[] => text.match(NAME) ?? [];

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

/** All metrics that alerts and panels use. */
export function metricsUsed(): readonly string[] {
  const { panels } = JSON.parse(textOf('docker/monitoring/dashboard.json')) as Dashboard;
  const inPanels = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)));
  const inAlerts = [...textOf('docker/monitoring/alerts.yml').matchAll(/expr: '(.*)'/g)].flatMap(([, expr = '']) =>
    namesIn(expr),
  );
  return [...inPanels, ...inAlerts];
}

export const alerts = (): readonly string[] =>
  [...textOf('docker/monitoring/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

/** Where each alert sends its reader. */
export const runbooksLinked = (): readonly string[] =>
  [...textOf('docker/monitoring/alerts.yml').matchAll(/runbook: '(.*)'/g)].map(([, place = '']) => place);

const runbook = () => textOf('docs/runbook/monitoring.md');

/** The sections of the runbook's alerts. */
export const alertSections = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    runbook()
      .split('\n### ')
      .slice(1)
      .map((section) => [section.split('\n', 1)[0] ?? '', section]),
  );

/** Our metrics in the runbook's table. */
export const metricsExplained = (): readonly string[] => runbook().match(/\brigbook_\w+(?=`)/g) ?? [];
