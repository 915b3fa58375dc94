import fc from 'fast-check';
import { instant } from '../../kernel/time.js';
import { languages } from '../../settings/settings.rules.js';
import { defaultTemplates } from './default-templates.js';
import { forHtml, inLines, forMailHeader, forPlainText, forWhatsAppParameter } from './escape-for-channel.js';
import { partsOf, renderMessage, type PlaceholderValues } from './render-message.js';
import { sampleValues } from './sample-values.js';
import { placeholders, templateTypes } from './template.words.js';
import { hoursInMessage, momentInMessage } from './values-in-words.js';

const hostile = fc.oneof(
  fc.constantFrom('{{reason}}', '<b>', '</div><script>', 'a\r\nBcc: b@c', '&amp;', '\u202egnp', '    ', '\t', '$&'),
  fc.string({ unit: 'binary' }),
);
const someValues: fc.Arbitrary<PlaceholderValues> = fc.record(
  Object.fromEntries(placeholders.map((name) => [name, hostile])),
);
const someTemplate = fc
  .array(fc.oneof(hostile, fc.constantFrom(...placeholders.map((name) => `{{ ${name} }}`))))
  .map((pieces) => pieces.join(''));

describe('filling in', () => {
  it('is one pass: braces in a value stay what they are', () => {
    const values = { responderName: '{{reason}}', reason: '{{responderName}} $& $1' };
    expect(
      renderMessage({ subject: '{{reason}}', content: '{{responderName}}: {{ reason }}' }, values, 'en'),
    ).toMatchObject({
      subject: '{{responderName}} $& $1',
      text: '{{reason}}: {{responderName}} $& $1',
    });
  });

  it('ends with where the organization answers, if it has a number', () => {
    const { text, html } = renderMessage({ subject: 'S', content: 'Hello' }, {}, 'he', '+972500000100');
    expect(text).toBe('Hello\n\nWhatsApp: +972500000100');
    expect(html).toContain('<p>WhatsApp: <a href="https://wa.me/972500000100" dir="ltr">+972500000100</a></p></div>');
    expect(renderMessage({ subject: 'S', content: 'Hello' }, {}, 'he').text).toBe('Hello');
  });

  it('leaves the words alone, whatever the values are', () =>
    fc.assert(
      fc.property(someTemplate, someValues, (template, values) => {
        const marked = Object.fromEntries(placeholders.map((name) => [name, 'X']));
        const words = (filled: PlaceholderValues) =>
          partsOf(template, filled).map(({ kind, text }) => (kind === 'value' ? kind : text));
        expect(words(values)).toEqual(words(marked));
      }),
    ));

  it('leaves the braces where nothing fills them', () => {
    const values = { reason: 'x' };
    expect(
      renderMessage({ subject: '{{why}}', content: '{{toString}} {{vehicleName}} {{reason}}' }, values, 'en'),
    ).toMatchObject({
      subject: '{{why}}',
      text: '{{toString}} {{vehicleName}} x',
    });
  });
});

describe('a paragraph of a value that nobody gave', () => {
  const template = { subject: 'Approved', content: 'Approved:\n\n{{adminNotes}}\n\nSign it.' };

  it('is left out', () => {
    const { text, html } = renderMessage(template, { adminNotes: '' }, 'en');
    expect(text).toBe('Approved:\n\nSign it.');
    expect(html).toContain('<p>Approved:</p><p>Sign it.</p>');
  });

  it('stands by itself if there is one, with its own lines', () => {
    const { text, html } = renderMessage(template, { adminNotes: 'Box 2.\n\n\nAsk Noa.' }, 'en');
    expect(text).toBe('Approved:\n\nBox 2.\n\n\nAsk Noa.\n\nSign it.');
    expect(html).toContain('<p><bdi>Box 2.<br><br><br>Ask Noa.</bdi></p>');
  });
});

const decoded = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const ourTags =
  /<\/?p>|<br>|<\/?bdi>|<\/?div>|<\/a>|<div lang="(en|he)" dir="(ltr|rtl)" style="[^"]*">|<a href="https?:[^"<>\s]*" dir="ltr">/gi;

describe('what is sent', () => {
  it('is HTML with no tags but ours', () =>
    fc.assert(
      fc.property(someTemplate, someValues, fc.constantFrom(...languages), (content, values, language) => {
        const { html } = renderMessage({ subject: '', content }, values, language);
        expect(html.replaceAll(ourTags, '')).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    ));

  it('escapes for HTML so that the typed lines are read', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(decoded(forHtml(text))).toBe(inLines(text))),
    ));

  it('is a subject of one line that turns no direction', () =>
    fc.assert(
      fc.property(someTemplate, someValues, (subject, values) => {
        expect(renderMessage({ subject, content: '' }, values, 'en').subject).not.toMatch(
          /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u,
        );
      }),
    ));

  it('is HTML and text in which no value turns the direction of what stands after it', () => {
    const { html, text } = renderMessage(
      { subject: '', content: 'For {{reason}}.' },
      { reason: 'a\u2069\u202eb' },
      'en',
    );
    expect(html).toContain('For <bdi>ab</bdi>.');
    expect(text).toBe('For ab.');
  });

  it('is a WhatsApp parameter without line breaks, tabs and runs of spaces', () =>
    fc.assert(
      fc.property(hostile, (value) => expect(forWhatsAppParameter(value)).not.toMatch(/[\n\r\t]|\s{2}|^\s|\s$/)),
    ));

  it('keeps the lines of a value in plain text, and in HTML', () => {
    expect(forPlainText('one\r\ntwo\rthree\u2028four\u0007')).toBe('one\ntwo\nthree\nfour');
    expect(forMailHeader(' one\r\n two ')).toBe('one two');
    const { html } = renderMessage(
      { subject: '', content: 'Hello\nDana\n \n\nBye {{reason}}' },
      { reason: 'a\n\nb' },
      'en',
    );
    expect(html).toContain('<p>Hello<br>Dana</p><p>Bye <bdi>a<br><br>b</bdi></p>');
  });

  it('links to an address of the web and to nothing else', () => {
    const linked = (signatureLink: string) =>
      renderMessage({ subject: '', content: '{{signatureLink}}' }, { signatureLink }, 'he').html;
    expect(linked('https://rigbook.example.org/agreement/1?a=1&b=2')).toContain(
      '<a href="https://rigbook.example.org/agreement/1?a=1&amp;b=2" dir="ltr">',
    );
    expect(linked('javascript:alert(1)')).not.toContain('<a');
  });
});

describe('the values of a message', () => {
  it('are said in its language, on the clocks of the zone', () => {
    const at = instant('2026-11-22T16:00Z');
    expect(momentInMessage(at, 'Asia/Jerusalem', 'en')).toBe('Sun 22 Nov, 18:00');
    expect(momentInMessage(at, 'UTC', 'he')).toBe('יום ראשון, 22 בנובמבר, 16:00');
    expect([1, 2, 4].map((hours) => hoursInMessage(hours, 'he'))).toEqual(['שעה אחת', 'שעתיים', '4 שעות']);
    expect(hoursInMessage(1, 'en')).toBe('1 hour');
  });

  it.each(languages.flatMap((language) => templateTypes.map((type) => [type, language] as const)))(
    'of the sample fill in all of %s (%s)',
    (type, language) => {
      const values = sampleValues(type, language, { organizationName: 'Night Riders', zone: 'Asia/Jerusalem' });
      const { subject, text } = renderMessage(defaultTemplates[language][type], values, language);
      expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined/);
    },
  );
});
