import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import ts from 'typescript';
import { en as enForAuditors } from '../../features/audit/messages-en.js';
import { en as accessInEnglish } from '../../features/auth/shared/messages-en.js';
import { en as pushInEnglish } from '../../features/auth/push/messages-en.js';
import { en as accountInEnglish, newPasswordSentences } from '../../features/auth/account/messages-en.js';
import { en as agreementInEnglish } from '../../features/agreement/messages-en.js';
import { en as changingInEnglish } from '../../features/booking/change-booking/messages-en.js';
import { en as decidingInEnglish } from '../../features/booking/admin/decide-from-message/messages-en.js';
import { en as emergencyInEnglish } from '../../features/booking/emergency/messages-en.js';
import { en as expensesInEnglish, expenseSentences } from '../../features/booking/expenses/messages-en.js';
import { en as atVehicleInEnglish } from '../../features/booking/handover/messages-of-forms-en.js';
import { en as jointHandoverInEnglish } from '../../features/booking/joint-handover/messages-en.js';
import { en as serviceInEnglish, planSentences } from '../../features/fleet/shared/service/messages-en.js';
import { en as checksInEnglish } from '../../features/booking/checks/messages-en.js';
import { en as coverageInEnglish } from '../../features/booking/vehicle-coverage/messages-en.js';
import { en as upkeepInEnglish, stepSentences } from '../../features/booking/admin/upkeep/messages-en.js';
import { en as parkingInEnglish } from '../../features/fleet/shared/parking/messages-en.js';
import { en as vehicleMonthsInEnglish } from '../../features/booking/admin/shared/months/messages-en.js';
import { en as vehicleKeysInEnglish } from '../../features/booking/vehicle-keys/messages-en.js';
import { en as stickerInEnglish } from '../../features/fleet/stickers/messages-en.js';
import { en as historyInEnglish } from '../../features/history/messages-en.js';
import { en as handingOnInEnglish } from '../../features/booking/handing-on/messages-en.js';
import { en as templatesInEnglish } from '../../features/notifications/admin/template-texts-messages-en.js';
import { en as odometerInEnglish } from '../../features/booking/admin/odometer/messages-en.js';
import { en as readingsInEnglish } from '../../features/booking/shared/readings/messages-en.js';
import { en as damagePhotosInEnglish } from '../../features/booking/damage/messages-en.js';
import { en as substitutesInEnglish } from '../../features/booking/substitutes/messages-en.js';
import { en as atRiskInEnglish } from '../../features/booking/admin/at-risk/messages-en.js';
import { en as waitlistInEnglish } from '../../features/booking/waitlist/messages-en.js';
import { en, he } from '../../testing/catalogues.js';
import { saidIn, sourceModules } from '../../testing/source-modules.js';
import { enForOffice } from './administration-office-en.js';
import { enForAdministrators, sentences as sentencesForAdministrators } from './administration-en.js';
import { en as enForEverybody, sentences } from './en.js';

const placeholders = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();

describe('the message catalogs', () => {
  test('say the same things in both languages', () => {
    expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort());
  });

  test('define each message in one place', () => {
    const ids = [
      enForEverybody,
      enForAdministrators,
      enForOffice,
      enForAuditors,
      historyInEnglish,
      accountInEnglish,
      accessInEnglish,
      agreementInEnglish,
      changingInEnglish,
      decidingInEnglish,
      emergencyInEnglish,
      expensesInEnglish,
      atVehicleInEnglish,
      damagePhotosInEnglish,
      waitlistInEnglish,
      substitutesInEnglish,
      atRiskInEnglish,
      odometerInEnglish,
      readingsInEnglish,
      handingOnInEnglish,
      jointHandoverInEnglish,
      pushInEnglish,
      serviceInEnglish,
      stickerInEnglish,
      vehicleKeysInEnglish,
      parkingInEnglish,
      vehicleMonthsInEnglish,
      checksInEnglish,
      coverageInEnglish,
      upkeepInEnglish,
      templatesInEnglish,
    ].flatMap(Object.keys);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('leave nothing in English where Hebrew is read', () => {
    const untranslated = Object.entries(he).filter(
      ([id, message]) => !/[\u0590-\u05FF]/.test(message) && message === en[id as keyof typeof en],
    );
    const wordless = new Set([
      'app.name',
      'time.instant',
      'time.periodLasting',
      'diary.bookingOf',
      'book.unavailableNow',
      'book.vehicleAndType',
      'book.startAndState',
      'checkOut.areaAndDetail',
      'role.MHP',
      'delivery.channel.whatsapp',
      'delivery.provider.whatsapp',
      'account.by.whatsapp',
      'knownDamage.numbered',
      'bracket.shiftOf',
    ]);
    expect(untranslated.filter(([id]) => !wordless.has(id))).toEqual([]);
  });

  test('say two of a thing in Hebrew as such, wherever they say one', () => {
    const plurals = Object.entries(he).filter(([, message]) => /plural,[^{]*(?:=0 \{[^}]*\} )?one \{/.test(message));
    expect(plurals.length).toBeGreaterThan(20);
    expect(plurals.filter(([, message]) => !message.includes(' two {'))).toEqual([]);
  });

  test('join a Hebrew prefix to a value by a maqaf', () => {
    expect(Object.entries(he).filter(([, message]) => /[\u05D0-\u05EA]-\{/.test(message))).toEqual([]);
  });

  test.each([
    ['en', en],
    ['he', he],
  ])('can all be formatted (%s)', (locale, messages) => {
    const values = { hours: 2, minutes: 2, count: 2, used: 2, requested: 2 };
    const broken: unknown[] = [];
    const intl = createIntl({ locale, messages, onError: (error) => broken.push(error.message) });
    for (const [id, message] of Object.entries(messages)) {
      const named = Object.fromEntries(placeholders(message).map((name) => [name, 'x']));
      intl.formatMessage({ id: id as keyof typeof en }, { ...named, ...values });
    }
    expect(broken).toEqual([]);
  });
});

const onlyDefines = /^app\/messages\/(?:administration-)?(?:en|he)\.ts$|\/messages-(?:en|he)\.ts$/;
const usingFiles = [...sourceModules.keys()].filter((file) => !onlyDefines.test(file));

const byTheRules = {
  ...sentences,
  ...sentencesForAdministrators,
  ...newPasswordSentences,
  ...planSentences,
  ...stepSentences,
  ...expenseSentences,
};

test('every message of the catalog is used somewhere', () => {
  // the shared rules contain these sentences
  const ids = Object.keys(en).filter((id) => !Object.hasOwn(byTheRules, id));
  expect(ids.length).toBeGreaterThan(400);
  const said = new Set(saidIn(usingFiles, ids));
  expect(ids.filter((id) => !said.has(id))).toEqual([]);
});

/** A sentence as a rule may write it: with a value or a label inserted. */
const asWritten = (sentence: string): RegExp => {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const withValues = escaped.replaceAll(/\d+/g, String.raw`(?:$&|\$\{[^}]+\})`);
  return new RegExp(
    withValues.replace(/^.+? (?=is required$|must be at |contains characters )/, String.raw`(?:$&|\$\{[^}]+\} )`),
  );
};

test('every sentence of the rules is worded as in the rules', () => {
  const contracts = join(__dirname, '../../../../contracts/src');
  const rules = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(contracts, file), 'utf8'))
    .join('\n');
  const said = Object.keys(byTheRules);
  expect(said.filter((sentence) => !asWritten(sentence).test(rules))).toEqual([]);
});

const source = join(__dirname, '../..');
const readAloudOrShown = /^(aria-label|title|placeholder|alt|label|hint|description)$/;
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && !file.startsWith('testing'),
);

function literalTextsIn(file: string): string[] {
  const parsed = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && readAloudOrShown.test(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer) && hasWords(node.initializer.text))
        found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found.map((text) => `${file}: ${text}`);
}

test('every text on the screens comes from the catalog', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.flatMap(literalTextsIn)).toEqual([]);
});
