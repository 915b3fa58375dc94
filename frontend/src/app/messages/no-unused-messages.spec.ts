import { en } from '../../testing/catalogues.js';
import { saidIn, sourceModules } from '../../testing/source-modules.js';
import { sentences as sentencesForAdministrators } from './administration/en/sentences.js';
import { sentences } from './en/sentences.js';

const onlyDefines =
  /^app\/messages\/(?:(?:administration|account|agreement|audit|history)\/)?(?:(?:administration|account|agreement|audit|history)-)?(?:en|he)(?:\.ts$|\/[^/]+$)/;
const usingFiles = [...sourceModules.keys()].filter((file) => !onlyDefines.test(file));

test('every message of the catalogue is said somewhere', () => {
  // the shared rules say these by themselves
  const byTheRules = { ...sentences, ...sentencesForAdministrators };
  const ids = Object.keys(en).filter((id) => !Object.hasOwn(byTheRules, id));
  expect(ids.length).toBeGreaterThan(400);
  const said = new Set(saidIn(usingFiles, ids));
  expect(ids.filter((id) => !said.has(id))).toEqual([]);
});
