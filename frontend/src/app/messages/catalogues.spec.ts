import { createIntl } from 'react-intl';
import { en, he } from '../../testing/catalogues.js';
import { enForAdministrators } from './administration-en.js';
import { enForAuditors } from './audit-en.js';
import { en as enForEverybody } from './en.js';
import { accountInEnglish } from './account/account-en.js';
import { agreementInEnglish } from './agreement/agreement-en.js';
import { historyInEnglish } from './history/history-en.js';

const placeholders = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort();

describe('the message catalogues', () => {
  test('say the same things in both languages', () => {
    expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort());
  });

  test('say each thing in one place', () => {
    const ids = [
      enForEverybody,
      enForAdministrators,
      enForAuditors,
      historyInEnglish,
      accountInEnglish,
      agreementInEnglish,
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
      'diary.bookingOf',
      'book.unavailableNow',
      'book.vehicleAndType',
      'book.startAndState',
      'checkOut.areaAndDetail',
      'role.MHP',
      'delivery.channel.whatsapp',
      'delivery.provider.whatsapp',
    ]);
    expect(untranslated.filter(([id]) => !wordless.has(id))).toEqual([]);
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
