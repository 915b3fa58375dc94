export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The samples in Prometheus's text format. */
export const readScrape = (text: string): readonly Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return { name, labels: labelsIn(labels), value: Number(value) };
    });

const labelsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]));

/** The names of all metrics, those without a value too. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
