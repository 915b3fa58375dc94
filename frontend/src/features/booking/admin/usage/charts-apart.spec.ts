import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceModules } from '../../../../testing/source-modules.js';

const source = join(__dirname, '../../../..');
const withCharts = [...sourceModules.keys()].filter((file) =>
  readFileSync(join(source, file), 'utf8').includes("from 'recharts'"),
);

/** What loads without being requested. */
function loadedWith(first: string): Set<string> {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    (sourceModules.get(file)?.imports ?? []).forEach(load);
  };
  load(first);
  return loaded;
}

test('only the bars of the usage screen load the chart library', () => {
  expect(withCharts).toEqual(['features/booking/admin/usage/vehicle-bars.tsx']);
});

test.each(['main.tsx', 'app/administration/admin-dashboard.tsx', 'features/booking/admin/usage/usage.tsx'])(
  '%s comes without it',
  (first) => {
    const loaded = loadedWith(first);
    expect(loaded.size).toBeGreaterThan(10);
    expect(withCharts.filter((file) => loaded.has(file))).toEqual([]);
  },
);
