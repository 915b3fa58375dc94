import fc from 'fast-check';
import { languages } from '../../settings/settings.rules.js';
import { defaultTemplates } from './default-templates.js';
import { piecesOf, placeholdersIn, templateFields, templateProblem, templateProblemInWords } from './template.rules.js';
import { placeholders, templateKinds, templateTypes } from './template.words.js';

const inContent = (text: string) => templateProblem('booking_rejection', 'content', text);

/** Text in which braces and names come up often. */
const bracedText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '{{',
        '}}',
        ' ',
        '\n',
        '\u200f',
        'reason',
        ...placeholders.map((name) => `{{${name}}}`),
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
  )
  .map((pieces) => pieces.join(''));

describe('the ids of templates and placeholders', () => {
  it('are spelled as they were first spelled', () => {
    expect(templateTypes.join(' ')).toBe(
      'booking_requested booking_approval signature_request booking_rejection booking_cancelled licence_approved ' +
        'licence_rejected damage_reported upcoming_shift overdue_return overdue_return_office request_digest ' +
        'erasure_requested erasure_refused account_changed no_show_warning no_show_warning_office booking_released_office ' +
        'next_shift_delayed next_shift_delayed_office request_reminder extension_requested extension_ended ' +
        'booking_arranged waitlist_offer emergency_take standing_shift_not_made standing_shift_not_made_office ' +
        'request_to_decide handing_on_offered handing_on_accepted handing_on_ended waitlist_ended extension_to_decide ' +
        'handing_on_to_everybody damage_named vehicle_unfit substitute_offer expense_approved expense_declined ' +
        'damage_contested damage_settled seen_at_vehicle handing_on_by_office reading_contested reading_settled',
    );
    expect(placeholders.join(' ')).toBe(
      'responderName unitNumber vehicleName startTime endTime duration signatureLink accountLink officeLink reason adminNotes organizationName checkInLink releaseTime vehicleBackTime askedEndTime holdEndTime offerLink decisionLink colleague inReturn damageLink substituteName expense readingLink',
    );
  });
});

describe('the placeholders of a text', () => {
  it('are found with white space inside their braces, each once', () => {
    expect(placeholdersIn('{{reason}}, {{ unitNumber }} {{\u200freason\n}} {reason} {{{vehicleName}}}')).toEqual([
      'reason',
      'unitNumber',
      'vehicleName',
    ]);
  });

  it('cut the text into pieces that are the whole of it', () =>
    fc.assert(
      fc.property(bracedText, (text) => {
        const pieces = piecesOf(text).map((piece) => ('words' in piece ? piece.words : piece.braces));
        expect(pieces.join('')).toBe(text);
      }),
    ));
});

describe('a text of a template', () => {
  it.each([
    ['', { problem: 'missing' }],
    [' \u200f\n', { problem: 'missing' }],
    ['x'.repeat(4001), { problem: 'too-long', most: 4000 }],
    [
      '{{respondrName}} {{unit number}} {{}}',
      { problem: 'unknown-placeholder', names: ['respondrName', 'unit number', ''] },
    ],
    ['{{Reason}}', { problem: 'unknown-placeholder', names: ['Reason'] }],
    ['{{toString}}', { problem: 'unknown-placeholder', names: ['toString'] }],
    ['Sign: {{signatureLink}}, {{reason}}', { problem: 'not-filled', names: ['signatureLink'] }],
    ['{{reason}', { problem: 'open-braces' }],
    ['reason}}', { problem: 'open-braces' }],
    ['{{{{reason}}}}', { problem: 'open-braces' }],
  ])('is refused: %j', (text, problem) => expect(inContent(text)).toEqual(problem));

  it.each(['x'.repeat(4000), '🚑'.repeat(4000), 'Because {of} it: {{ reason }}\n{{{vehicleName}}}'])(
    'is right: %j',
    (text) => expect(inContent(text)).toBeUndefined(),
  );

  it('has a subject of one line', () => {
    expect(templateProblem('licence_approved', 'subject', 'Verified\nBcc: x')).toEqual({ problem: 'several-lines' });
    expect(templateProblem('licence_approved', 'subject', 'x'.repeat(201))).toEqual({ problem: 'too-long', most: 200 });
  });

  it.each([
    [{ problem: 'missing' }, 'Content is required'],
    [{ problem: 'several-lines' }, 'Content must be one line of plain text'],
    [{ problem: 'too-long', most: 9 }, 'Content must be at most 9 characters'],
    [{ problem: 'open-braces' }, 'Content has double braces that are not closed, such as {{reason}}'],
    [
      { problem: 'unknown-placeholder', names: ['why', `a\n${'b'.repeat(50)}`] },
      `Content names placeholders that do not exist: {{why}}, {{a ${'b'.repeat(38)}…}}`,
    ],
    [
      { problem: 'not-filled', names: ['signatureLink'] },
      'Content names placeholders that this message cannot fill: {{signatureLink}}',
    ],
  ] as const)('is told what is wrong: %j', (problem, sentence) =>
    expect(templateProblemInWords('content', problem)).toBe(sentence),
  );
});

describe.each(languages)('the texts that Rigbook comes with (%s)', (language) => {
  it.each(templateTypes)('%s is right, and says who writes and to whom', (type) => {
    const text = defaultTemplates[language][type];
    for (const field of templateFields) {
      expect(templateProblem(type, field, text[field])).toBeUndefined();
      expect(text[field]).toBe(text[field].trim());
    }
    const used = placeholdersIn(text.content);
    expect(used).toEqual(expect.arrayContaining(['responderName', 'organizationName']));
    const needed = templateKinds[type].placeholders.filter((name) =>
      /Link$|reason|releaseTime|vehicleBackTime/.test(name),
    );
    expect(used).toEqual(expect.arrayContaining(needed));
  });
});
