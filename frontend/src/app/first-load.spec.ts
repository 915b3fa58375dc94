import { sourceModules } from '../testing/source-modules.js';

/** What the browser loads before the first screen, each file with the one that asks for it. */
function firstLoad(): ReadonlyMap<string, string> {
  const loaded = new Map<string, string>();
  const load = (file: string, asker: string): void => {
    if (loaded.has(file)) return;
    loaded.set(file, asker);
    for (const imported of sourceModules.get(file)?.imports ?? []) load(imported, file);
  };
  load('main.tsx', '');
  return loaded;
}

test('the first load has no Ant Design in it', () => {
  const loaded = firstLoad();
  expect(loaded.size).toBeGreaterThan(100);
  const askers = [...loaded.keys()].filter((file) =>
    sourceModules.get(file)?.packages.some((name) => /^(?:antd|@ant-design|@rc-component)(?:\/|$)/.test(name)),
  );
  expect(askers.map((file) => `${loaded.get(file)} loads ${file}`)).toEqual([]);
});
