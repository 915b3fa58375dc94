import { bookingStatuses, bookingSteps } from '@rigbook/contracts/booking/booking.words';
import { allowsStep } from '@rigbook/contracts/booking/lifecycle.rules';
import { instant } from '@rigbook/contracts/kernel/time';
import { refusalCodes, refusals, type RefusalCode, type RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { userFormErrors } from '@rigbook/contracts/responders/user-form.rules';
import { render, renderHook, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useErrorText, useFieldProblemText } from '../../lib/http/error-text.js';
import { apiErrorOf } from '../../lib/http/problem.js';
import { isolated } from '../../lib/i18n/isolated.js';
import { english, hebrew } from '../../testing/wordings.js';
import { Refusal } from '../../ui/feedback/refusal.js';
import { LanguageProvider } from '../providers/language-provider.js';
import type { Wording } from './catalogue.js';

const readIn = (wording: Wording) => ({
  wrapper: ({ children }: { children: ReactNode }) => <LanguageProvider initial={wording}>{children}</LanguageProvider>,
});

const errorTextIn = (wording: Wording) => renderHook(useErrorText, readIn(wording)).result.current;

interface Answer {
  readonly status: number;
  readonly code: string;
  readonly facts?: object | undefined;
  readonly errors?: readonly object[] | undefined;
}

/** As the API answers, with the server's sentence in English. */
const answered = (answer: Answer) =>
  apiErrorOf(HttpResponse.json({ detail: 'The server says no.', ...answer }, { status: answer.status }));

function refused<Code extends RefusalCode>(code: Code, ofCode: RefusalFacts[Code]) {
  const { errors, ...facts } = (ofCode ?? {}) as { errors?: readonly object[] };
  return answered({
    status: refusals[code].status,
    code,
    errors,
    facts: Object.keys(facts).length > 0 ? facts : undefined,
  });
}

const saysInHebrew = async <Code extends RefusalCode>(code: Code, facts: RefusalFacts[Code]) =>
  errorTextIn(hebrew)(await refused(code, facts));

/** What may be in Latin letters: names, and words that Hebrew uses unchanged. */
const withoutNames = (sentence: string) =>
  sentence.replace(/\u2068[^\u2069]*\u2069/g, '').replace(/Rigbook|Microsoft|WhatsApp|JPEG|PNG|WebP|CSV|PDF/g, '');

function expectHebrewSentence(said: string) {
  expect(said).toMatch(/^[^.]*[\u0590-\u05FF]{2}/);
  expect(said).not.toMatch(/^\d{3}:/);
  expect(said).toMatch(/\.$/);
  expect(said).not.toMatch(/undefined|null|NaN|Invalid|\[object|[{}]|\.\.$/);
  expect(withoutNames(said)).not.toMatch(/[a-z]/i);
  expect(said).not.toMatch(/\d{4}-\d{2}-\d{2}|T\d{2}:/);
}

describe('a refusal where Hebrew is read', () => {
  test.each(refusalCodes)('%s is shown in Hebrew, without its status', async (code) =>
    expectHebrewSentence(await saysInHebrew(code, refusals[code].example as never)),
  );

  const wrongSteps = bookingStatuses.flatMap((status) =>
    [false, true].flatMap((signed) =>
      bookingSteps.filter((step) => !allowsStep(status, signed, step)).map((step) => ({ status, signed, step })),
    ),
  );

  test.each(wrongSteps)('names what a step at the wrong stage needs: $status, signed $signed, $step', async (facts) => {
    const said = await saysInHebrew('INVALID_TRANSITION', facts);
    expectHebrewSentence(said);
    expect(said).toMatch(/^ההזמנה הזאת [^;]+; [^;]{10,}\.$/);
    expect(said).not.toContain('ייתכן');
  });

  const at = instant('2026-11-22T20:00Z');
  const taken = { startAt: instant('2026-11-22T16:00Z'), endAt: at };

  test.each<[string, () => Promise<string>, string]>([
    [
      'a vehicle name, which keeps its direction',
      () => saysInHebrew('VEHICLE_NAME_TAKEN', { vehicleName: 'ALS1' }),
      isolated('ALS1'),
    ],
    [
      'a status in its Hebrew word',
      () => saysInHebrew('VEHICLE_UNAVAILABLE', { vehicleName: 'ALS1', status: 'maintenance', availableFrom: null }),
      'מצבו: בתחזוקה. יש לבחור רכב אחר',
    ],
    [
      'when it should be available',
      () => saysInHebrew('VEHICLE_UNAVAILABLE', { vehicleName: 'ALS1', status: 'in_use', availableFrom: at }),
      '22:00',
    ],
    [
      'hours that are taken',
      () => saysInHebrew('VEHICLE_ALREADY_BOOKED', { vehicleName: 'ALS1', taken, nextFreeStartAt: null }),
      '(4\u00a0שעות). יש לבחור שעה אחרת',
    ],
    [
      'the items that are missing',
      () => saysInHebrew('REQUIRED_ITEMS_MISSING', { missing: ['tire-inspection', 'oxygen-tank'] }),
      'יש להשלים: בדיקת צמיגים, בלון חמצן.',
    ],
    [
      'a mileage in kilometres',
      () => saysInHebrew('MILEAGE_BELOW_CHECK_IN', { checkInMileageKm: 48210 }),
      '48,210 ק״מ',
    ],
    ['one minute', () => saysInHebrew('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 1 }), 'בעוד דקה\u00a0אחת.'],
    ['some minutes', () => saysInHebrew('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 900 }), 'בעוד 15\u00a0דקות.'],
    ['a day', () => saysInHebrew('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 86_400 }), 'בעוד 24\u00a0שעות.'],
    [
      'both sides of a licence',
      () => saysInHebrew('PHOTO_NOT_UPLOADED', { sides: ['front', 'back'] }),
      'התמונות של שני הצדדים חסרות',
    ],
    [
      'both ways of describing damage',
      () => saysInHebrew('DAMAGE_CHECK_REQUIRED', { problem: 'both' }),
      'לא את שניהם.',
    ],
  ])('words %s', async (_, said, part) => expect(await said()).toContain(part));

  test('names at most five bookings in the way', async () => {
    const [booking] = refusals.VEHICLE_HAS_OPEN_BOOKINGS.example.bookings;
    const said = (length: number) =>
      saysInHebrew('VEHICLE_HAS_OPEN_BOOKINGS', {
        vehicleName: 'ALS1',
        bookings: Array.from({ length }, () => booking!),
      });
    expect(await said(7)).toContain('ועוד 2.');
    expect(await said(20)).toContain('ועוד 15 לפחות.');
  });

  test.each([
    ['of a code that the page does not know', { status: 418, code: 'TEAPOT' }],
    ['of a code that every object has', { status: 400, code: 'toString' }],
    ['without the facts that the sentence needs', { status: 409, code: 'VEHICLE_NAME_TAKEN' }],
  ])("%s keeps the server's words", async (_, answer) =>
    expect(errorTextIn(hebrew)(await answered(answer))).toBe('The server says no.'),
  );

  test.each(['', '<html><h1>502 Bad Gateway</h1></html>'])('of a proxy reads as no answer: %p', async (body) =>
    expect(errorTextIn(hebrew)(await apiErrorOf(new Response(body, { status: 502 })))).toBe(
      hebrew.messages['error.noConnection'],
    ),
  );

  test('differs from no answer at all', () =>
    expect(errorTextIn(hebrew)(new TypeError('fetch failed'))).toBe(hebrew.messages['error.noConnection']));
});

describe('what is wrong with a field, where Hebrew is read', () => {
  const fieldText = (field: string, message: string) =>
    renderHook(useFieldProblemText, readIn(hebrew)).result.current({ field, message });

  test.each([
    ['firstName', 'First name is required', 'יש להזין שם פרטי.'],
    ['email', 'Please enter a valid email address', 'יש להזין כתובת דואר אלקטרוני תקינה.'],
    ['password', 'Please enter the admin password.', 'יש להזין את סיסמת המנהל.'],
    ['name', 'Name is required', 'יש למלא את השדה ״שם״.'],
    ['purpose', 'purpose must be at most 500 characters.', 'בשדה ״מטרה״ אפשר לכתוב לכל היותר 500 תווים. יש לקצר.'],
    ['damageReports.0.area', 'area must be one of the damage areas.', 'יש לתקן את השדה ״אזור״.'],
    [
      'notes',
      'notes contains characters that cannot be stored. Please retype it.',
      'בשדה ״הערות נוספות״ יש תווים שאי אפשר לשמור. יש להקליד אותו שוב בלעדיהם.',
    ],
    ['cursor', 'cursor must be text.', isolated('cursor must be text.')],
    ['toString', 'toString is not a known field.', isolated('toString is not a known field.')],
  ])('%s: %s', (field, message, said) => expect(fieldText(field, message)).toBe(said));

  const nothing = {
    unitNumber: '',
    firstName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    phoneLastFour: '',
    department: '',
  };
  const nonsense = { ...nothing, email: 'x', phoneNumber: '1', department: 'x' };
  const problems = [nothing, nonsense].flatMap((form) => Object.entries(userFormErrors(form)));

  test.each(problems)('%s has its own sentence for: %s', (field, message) => {
    expect(fieldText(field, message)).toMatch(/^[\u0590-\u05FF\d ]+\.$/);
  });

  test('is shown at each field, and listed under the refusal', async () => {
    const error = await answered({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'firstName', message: 'First name is required' },
        { field: 'lastName', message: 'Last name is required' },
      ],
    });
    expect(errorTextIn(hebrew)(error)).toBe('יש להזין שם פרטי. יש להזין שם משפחה.');

    render(<Refusal error={error} />, {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <LanguageProvider initial={hebrew}>{children}</LanguageProvider>
        </MemoryRouter>
      ),
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'יש להזין שם פרטי.',
      'יש להזין שם משפחה.',
    ]);
  });
});

describe('a refusal where English is read', () => {
  test.each(refusalCodes)('%s is what the server said', async (code) =>
    expect(errorTextIn(english)(await refused(code, refusals[code].example as never))).toBe('The server says no.'),
  );

  test('names a field as the server did', () => {
    const message = 'First name is required';
    expect(renderHook(useFieldProblemText, readIn(english)).result.current({ field: 'firstName', message })).toBe(
      message,
    );
  });
});
