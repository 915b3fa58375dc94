import type { Result } from 'lighthouse';

export interface Figures {
  readonly performance: number;
  /** milliseconds */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  /** scripts, styles and fonts that came before the largest part of the first screen; one that was brought ahead counts once */
  readonly files: number;
  readonly kilobytes: number;
}
type Limits = Partial<Figures>;

const quick: Limits = { performance: 85, fcp: 1800, lcp: 2500, tbt: 200, cls: 0.02, files: 20 };
export const limits: Readonly<Record<string, Limits>> = {
  'home, signed out': quick,
  'home, signed in': quick,
  booking: quick,
  diary: { performance: 70 },
};

interface Request {
  readonly url: string;
  readonly networkEndTime: number;
  readonly transferSize: number;
}

export function figuresOf({ audits, categories }: Result): Figures {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const requests = itemsOf<Request>(audits, 'network-requests');
  const painted =
    itemsOf<{ observedLargestContentfulPaint?: number }>(audits, 'metrics')[0]?.observedLargestContentfulPaint ?? 0;
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    files: new Set(
      requests
        .filter(({ url, networkEndTime }) => url.includes('/assets/') && networkEndTime <= painted)
        .map(({ url }) => url),
    ).size,
    kilobytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}

const itemsOf = <Item>(audits: Result['audits'], id: string): Item[] =>
  ((audits[id]?.details as { items?: unknown[] } | undefined)?.items ?? []) as Item[];

const names = ['performance', 'fcp', 'lcp', 'tbt', 'cls', 'requests', 'files', 'kilobytes'] as const;

/** The median of each figure by itself. */
export const median = (measured: readonly Figures[]): Figures =>
  Object.fromEntries(
    names.map((name) => {
      const sorted = measured.map((figures) => figures[name]).sort((one, other) => one - other);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? NaN];
    }),
  ) as unknown as Figures;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export function tableOf(results: readonly { name: string; figures: Figures }[]): string {
  const rows = results.map(({ name, figures }) => [
    name,
    String(figures.performance),
    seconds(figures.fcp),
    seconds(figures.lcp),
    `${Math.round(figures.tbt)} ms`,
    figures.cls.toFixed(3),
    String(figures.requests),
    String(figures.files),
    String(Math.round(figures.kilobytes)),
  ]);
  const head = ['page', 'performance', 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'files first', 'kB'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A score may be higher than its limit, everything else lower. */
export const violations = (page: string, figures: Figures, limit: Limits = {}): string[] =>
  names.flatMap((name) => {
    const bound = limit[name];
    if (bound === undefined) return [];
    const holds = name === 'performance' ? figures[name] >= bound : figures[name] <= bound;
    return holds ? [] : [`${page}: ${name} ${figures[name]}, limit ${bound}`];
  });
