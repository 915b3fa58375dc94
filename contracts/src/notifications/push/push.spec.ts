import fc from 'fast-check';
import { defaultTemplates } from '../templates/default-templates.js';
import { sampleValues } from '../templates/sample-values.js';
import { type Placeholder, placeholders, templateKinds, templateTypes } from '../templates/template.words.js';
import { notificationKinds } from '../notification.words.js';
import { addSeconds, DEFAULT_ZONE, instant } from '../../kernel/time.js';
import { lockScreenText } from './lock-screen.rules.js';
import { pushPathOf, pushSendingOf } from './push-sending.rules.js';
import { isPushPoint, isPushSecret } from './push-subscription.rules.js';
import { deliveryChannelsOf, isPushed, pushTypes } from './push.words.js';

const personal: readonly Placeholder[] = [
  'responderName',
  'unitNumber',
  'colleague',
  'reason',
  'adminNotes',
  'inReturn',
  'expense',
];

describe('what stands on a lock screen', () => {
  it('names no person, repeats nothing that somebody wrote and holds no link, whatever the text says', () => {
    const secret = fc.stringMatching(/^[a-z]{12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...placeholders), secret, fc.constantFrom('en', 'he'), (name, value, language) => {
        const isHidden = personal.includes(name) || name.endsWith('Link');
        const shown = lockScreenText(`Look: {{${name}}}`, { [name]: value }, language);
        expect(shown.includes(value)).toBe(!isHidden);
      }),
    );
  });

  it('is one line, and not too long for one', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600, unit: fc.constantFrom('a', '\n', 'א', '🚑', '\u202e') }),
        (vehicleName) => {
          const shown = lockScreenText('Approved: {{vehicleName}}', { vehicleName }, 'en');
          expect(shown).not.toMatch(/[\n\u202e]/);
          expect([...shown].length).toBeLessThanOrEqual(180);
        },
      ),
    );
  });

  it.each(['en', 'he'] as const)('of the texts that Rigbook brings is a sentence in %s', (language) => {
    const organisation = { organizationName: 'Night Riders', zone: DEFAULT_ZONE };
    const lines = templateTypes
      .filter((type) => deliveryChannelsOf(type).includes('push'))
      .map((type) =>
        lockScreenText(defaultTemplates[language][type].subject, sampleValues(type, language, organisation), language),
      );
    expect(lines.filter((line) => line.length < 10 || /[{}]|: *$|: ,/.test(line))).toEqual([]);
  });
});

const now = instant('2026-11-23T08:00:00.000Z');

describe('a push message', () => {
  it('is for every message to a person, and for none to the office', () => {
    for (const kind of templateTypes)
      expect(deliveryChannelsOf(kind).includes('push')).toBe(templateKinds[kind].audience !== 'organisation');
  });

  it('of a changed account or an emergency is nobody to switch off', () => {
    expect(pushTypes).not.toContain('account_changed');
    expect(pushTypes).not.toContain('emergency_take');
    expect(pushTypes).toContain('upcoming_shift');
  });

  it('is not sent of a type that its reader switched off, also not as a reminder of it', () => {
    expect(isPushed('signature_request', [])).toBe(true);
    expect(isPushed('signature_request', ['signature_request'])).toBe(false);
    expect(isPushed('signature_reminder', ['signature_request'])).toBe(false);
    expect(isPushed('upcoming_shift', ['signature_request'])).toBe(true);
    expect(isPushed('standing_shift_not_made_office', ['standing_shift_not_made'])).toBe(false);
  });

  it('waits for a phone that is off as long as it means something', () => {
    expect(pushSendingOf('waitlist_offer', {}, now)).toEqual({ ttlSeconds: 1800, urgency: 'high' });
    expect(pushSendingOf('licence_approved', {}, now)).toEqual({ ttlSeconds: 172_800, urgency: 'normal' });
  });

  it.each([
    ['waitlist_offer', 'holdEndsAt'],
    ['substitute_offer', 'holdEndsAt'],
    ['no_show_warning', 'releaseAt'],
    ['no_show_warning', 'endAt'],
    ['request_to_decide', 'startAt'],
    ['handing_on_to_everybody', 'startAt'],
    ['handing_on_by_office', 'startAt'],
    ['upcoming_shift', 'endAt'],
  ] as const)('%s waits no longer than until its %s, and is not sent at all after it', (kind, end) => {
    const left = (seconds: number) => pushSendingOf(kind, { [end]: addSeconds(now, seconds) }, now)?.ttlSeconds;
    expect([left(600), left(1), left(0), left(-600)]).toEqual([600, 1, undefined, undefined]);
    const longest = pushSendingOf(kind, {}, now)?.ttlSeconds;
    expect(left(30 * 86_400)).toBe(longest);
  });

  it('of a shift that is over is sent where its end is what it tells', () => {
    const over = { startAt: addSeconds(now, -7200), endAt: addSeconds(now, -60) };
    expect(pushSendingOf('overdue_return', over, now)).toEqual({ ttlSeconds: 4 * 3600, urgency: 'high' });
    expect(pushSendingOf('booking_cancelled', over, now)?.urgency).toBe('high');
  });

  it.each([
    ['booking_approval', false, '/agreement/b1'],
    ['signature_reminder', false, '/agreement/b1'],
    ['upcoming_shift', false, '/agreement/b1'],
    ['upcoming_shift', true, '/checkin/b1'],
    ['no_show_warning', true, '/checkin/b1'],
    ['overdue_return', true, '/checkout/b1'],
    ['booking_cancelled', true, '/#my-bookings'],
    ['handing_on_offered', true, '/'],
    ['handing_on_to_everybody', true, '/'],
    ['handing_on_by_office', true, '/'],
    ['reading_settled', true, '/history/b1'],
    ['request_to_decide', false, '/decide#x'],
    ['emergency_take', true, '/admin?tab=diary&booking=b1'],
    ['extension_to_decide', true, '/admin?tab=diary&booking=b1'],
  ] as const)('%s (signed: %s) opens %s', (kind, isSigned, path) =>
    expect(pushPathOf(kind, { bookingId: 'b1', isSigned }, () => '/decide#x')).toBe(path),
  );

  it('opens a page of Rigbook, whatever it is about', () => {
    for (const kind of notificationKinds) expect(pushPathOf(kind, undefined, () => '/decide#x')).toMatch(/^\/(?!\/)/);
    expect(pushPathOf('licence_rejected', undefined, () => '')).toBe('/?licence=verify');
    for (const kind of ['account_changed', 'erasure_refused'] as const)
      expect(pushPathOf(kind, undefined, () => '')).toBe('/#devices');
    for (const kind of ['waitlist_offer', 'waitlist_ended', 'substitute_offer'] as const)
      expect(pushPathOf(kind, undefined, () => '')).toBe('/');
  });
});

it('a browser gives a point of P-256 and a secret of 16 bytes', () => {
  const bytes = (length: number, first?: number) =>
    fc.uint8Array({ minLength: length, maxLength: length }).map((all) => {
      const text = Buffer.from(all);
      if (first !== undefined) text[0] = first;
      return text.toString('base64url');
    });
  fc.assert(fc.property(bytes(65, 4), (text) => expect(isPushPoint(text)).toBe(true)));
  fc.assert(fc.property(bytes(65, 3), (text) => expect(isPushPoint(text)).toBe(false)));
  fc.assert(fc.property(bytes(64, 4), (text) => expect(isPushPoint(text)).toBe(false)));
  fc.assert(fc.property(bytes(16), (text) => expect(isPushSecret(text)).toBe(true)));
  fc.assert(fc.property(bytes(17), (text) => expect(isPushSecret(text)).toBe(false)));
});
