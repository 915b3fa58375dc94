import { saidIn, sourceModules } from '../testing/source-modules.js';
import { enForAdministrators } from './messages/administration-en.js';
import { en as enForAuditors } from '../features/audit/messages-en.js';
import { en, sentences, words } from './messages/en.js';

const ofAdministration =
  /^(?:features\/(?:\w+\/admin|audit)|app\/administration)\/|^app\/messages\/(?:administration|audit)/;
const onlyDefines = /^app\/messages\/(?:administration-)?(?:en|he)\.ts$|\/messages-(?:en|he)\.ts$/;

/** Everything loaded with the first screen and by the screens it leads to, except those of administrators and auditors. */
function loadedByEverybody(): Set<string> {
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const { imports = [], lazyImports = [] } = sourceModules.get(file) ?? {};
    imports.forEach(load);
    lazyImports.filter((lazy) => !ofAdministration.test(lazy)).forEach(load);
  };
  load('main.tsx');
  return loaded;
}

const everybodys = loadedByEverybody();
const everybodySays = (ids: readonly string[]) =>
  saidIn(
    [...everybodys].filter((file) => !onlyDefines.test(file)),
    ids,
  );

describe('what only administrators and auditors see', () => {
  test('is not loaded by others', () => {
    expect(everybodys.size).toBeGreaterThan(200);
    expect([...everybodys].filter((file) => ofAdministration.test(file))).toEqual([]);
  });

  test('is loaded by its pages and the catalog, once the person is known', () => {
    const asking = [...sourceModules].filter(
      ([file, { lazyImports }]) =>
        !ofAdministration.test(file) && lazyImports.some((lazy) => ofAdministration.test(lazy)),
    );
    expect(asking.map(([file]) => file).sort()).toEqual([
      'app/messages/catalogue.ts',
      'app/pages/admin.page.tsx',
      'app/pages/audit.page.tsx',
      'app/pages/decide.page.tsx',
      'app/pages/desk-keys.tsx',
      'app/pages/desk-skeleton/desk-skeleton.tsx',
      'app/pages/desk.page.tsx',
    ]);
  });

  test('has texts that no other screen needs', () => {
    expect(everybodySays(Object.keys({ ...enForAdministrators, ...enForAuditors }))).toEqual([]);
  });

  test('uses no text that everyone else loads without need', () => {
    // the wording of rules and shared words is in the contracts
    const ids = Object.keys(en).filter((id) => !Object.hasOwn(sentences, id) && !Object.hasOwn(words, id));
    expect(ids.length).toBeGreaterThan(300);
    const said = new Set(everybodySays(ids));
    expect(ids.filter((id) => !said.has(id))).toEqual([]);
  });
});
