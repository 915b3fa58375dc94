import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '../../settings/settings.rules.js';
import { sampleValues } from '../templates/sample-values.js';
import { messageChannels, templateKinds, templateTypes, type TemplateType } from '../templates/template.words.js';
import { whatsAppBodies } from './whatsapp-bodies.js';
import { longestWhatsAppBody, whatsAppMessageOf } from './whatsapp-templates.js';
import { whatsAppParameters, whatsAppTemplateName, whatsAppTemplateTypes } from './whatsapp-template.words.js';
import type { WhatsAppTemplateType } from './whatsapp-template.words.js';

const organisation = { organizationName: 'Night Riders', zone: 'Asia/Jerusalem' } as const;
const bodies = languages.flatMap((language) =>
  whatsAppTemplateTypes.map((type) => [language, type, whatsAppBodies[language][type]] as const),
);

const filledIn = (language: 'en' | 'he', type: WhatsAppTemplateType, parameters: readonly string[]): string =>
  whatsAppBodies[language][type].replaceAll(
    /\{\{(\d)\}\}/g,
    (_, number: string) => parameters[Number(number) - 1] ?? '?',
  );

describe('the templates at WhatsApp', () => {
  it('are one for each type that goes by it, and spelled as they were approved', () => {
    const byWhatsApp = templateTypes.filter((type) => templateKinds[type].channels.includes('whatsapp'));
    expect([...whatsAppTemplateTypes].sort()).toEqual([...byWhatsApp].sort());
    expect(messageChannels).toContain('whatsapp');
    expect(whatsAppParameters).toEqual({
      signature_request: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime', 'signatureLink'],
      booking_rejection: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime', 'reason'],
      booking_cancelled: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime', 'reason'],
      upcoming_shift: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime'],
      overdue_return: ['responderName', 'organizationName', 'vehicleName', 'endTime'],
      no_show_warning: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'releaseTime', 'checkInLink'],
      extension_ended: ['responderName', 'organizationName', 'vehicleName', 'askedEndTime', 'endTime', 'reason'],
      emergency_take: [
        'organizationName',
        'responderName',
        'vehicleName',
        'startTime',
        'endTime',
        'reason',
        'officeLink',
      ],
      request_to_decide: ['organizationName', 'responderName', 'vehicleName', 'startTime', 'endTime', 'decisionLink'],
      extension_to_decide: [
        'organizationName',
        'responderName',
        'vehicleName',
        'endTime',
        'askedEndTime',
        'officeLink',
      ],
      next_shift_delayed: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'vehicleBackTime'],
      account_changed: ['responderName', 'organizationName', 'reason', 'accountLink'],
      standing_shift_not_made: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime', 'reason'],
      waitlist_offer: [
        'responderName',
        'organizationName',
        'vehicleName',
        'startTime',
        'endTime',
        'holdEndTime',
        'offerLink',
      ],
      substitute_offer: [
        'responderName',
        'organizationName',
        'vehicleName',
        'startTime',
        'endTime',
        'substituteName',
        'holdEndTime',
        'offerLink',
      ],
      handing_on_offered: [
        'responderName',
        'organizationName',
        'vehicleName',
        'startTime',
        'endTime',
        'colleague',
        'inReturn',
        'offerLink',
      ],
      handing_on_to_everybody: [
        'responderName',
        'organizationName',
        'vehicleName',
        'startTime',
        'endTime',
        'colleague',
        'offerLink',
      ],
      handing_on_by_office: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime', 'offerLink'],
      handing_on_accepted: [
        'responderName',
        'organizationName',
        'vehicleName',
        'startTime',
        'endTime',
        'colleague',
        'inReturn',
      ],
      handing_on_ended: ['responderName', 'organizationName', 'vehicleName', 'startTime', 'endTime', 'reason'],
      waitlist_ended: [
        'responderName',
        'organizationName',
        'vehicleName',
        'startTime',
        'endTime',
        'reason',
        'offerLink',
      ],
    });
  });

  it.each(whatsAppTemplateTypes)('%s is named and filled as Meta and the type allow', (type) => {
    expect(whatsAppTemplateName(type)).toMatch(/^rigbook_[a-z_]+$/);
    const parameters: readonly string[] = whatsAppParameters[type];
    expect(new Set(parameters).size).toBe(parameters.length);
    expect(
      parameters.filter((name) => !(templateKinds[type].placeholders as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});

/** https://developers.facebook.com/docs/whatsapp/message-templates/guidelines */
describe.each(bodies)('the body in %s of %s', (_language, type, body) => {
  const numbers = [...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number));
  const words = body.split(/\{\{\d+\}\}/);

  it('has every parameter once, in order, and no other braces', () => {
    expect(numbers).toEqual(whatsAppParameters[type].map((_, index) => index + 1));
    expect(words.join('')).not.toMatch(/[{}]/);
  });

  it('has words before, between and after its parameters, more than two for each', () => {
    expect(words.filter((between) => !/\p{L}{2}/u.test(between))).toEqual([]);
    expect(words.join(' ').match(/\p{L}+/gu)!.length).toBeGreaterThan(2 * numbers.length);
  });

  it('has at most one empty line in a row, nothing of markup, and white space beside its parameters', () => {
    expect(body).not.toMatch(/\n{3}|[*_~`\t]| {2}/);
    expect(body.replaceAll(/(^|\s)\{\{\d\}\}(?=[\s,.])/g, '')).not.toContain('{{');
    expect(body.length).toBeLessThan(longestWhatsAppBody);
  });
});

describe('a message by WhatsApp', () => {
  it('names its template and fills it in order', () => {
    const values = sampleValues('signature_request', 'en', organisation);
    expect(whatsAppMessageOf('signature_request', 'en', values)).toEqual({
      template: 'rigbook_signature_request',
      language: 'en',
      parameters: [
        'Dana Levi',
        'Night Riders',
        'ALS1',
        'Sun 22 Nov, 18:00',
        'Sun 22 Nov, 22:00',
        'https://rigbook.example.org/agreement/0199c0de',
      ],
    });
  });

  it('reads as a whole', () => {
    const { parameters } = whatsAppMessageOf(
      'overdue_return',
      'en',
      sampleValues('overdue_return', 'en', organisation),
    );
    expect(filledIn('en', 'overdue_return', parameters)).toBe(`Hello Dana Levi, this is a message from Night Riders.

Your shift has ended, and the vehicle has not been checked out yet.

Vehicle: ALS1
End: Sun 22 Nov, 22:00

Please bring it back to the base, connect the charger and complete the checkout in Rigbook. If you are still on a call, please tell dispatch.`);
  });

  it.each(bodies)('in %s of %s leaves nothing open', (language, type) => {
    const { parameters } = whatsAppMessageOf(type, language, sampleValues(type, language, organisation));
    expect(filledIn(language, type, parameters).replaceAll(/https:\S+/g, '')).not.toMatch(/[{}?]/);
  });

  it('is not too long for WhatsApp, however long the reason is, and keeps everything else', () => {
    const reason = 'הרכב נחוץ לקורס 🚑\n'.repeat(100);
    for (const language of languages) {
      const values = { ...sampleValues('booking_rejection', language, organisation), reason };
      const { parameters } = whatsAppMessageOf('booking_rejection', language, values);
      const text = filledIn(language, 'booking_rejection', parameters);
      expect(text.length).toBeLessThanOrEqual(longestWhatsAppBody);
      expect(text.length).toBeGreaterThan(longestWhatsAppBody - 5);
      expect(parameters.slice(0, 5)).toEqual(
        Object.values(whatsAppMessageOf('upcoming_shift', language, values).parameters),
      );
      expect(parameters[5]).toMatch(/^הרכב נחוץ לקורס 🚑 הרכב .*[^\s]…$/);
      expect(parameters[5]).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('is not too long for a reason that begins with an address either', () => {
    const reason = `https://example.org/rota ${'is why. '.repeat(200)}`;
    const values = { ...sampleValues('booking_rejection', 'en', organisation), reason };
    const { parameters } = whatsAppMessageOf('booking_rejection', 'en', values);
    expect(filledIn('en', 'booking_rejection', parameters).length).toBeLessThanOrEqual(longestWhatsAppBody);
    expect(parameters[5]).toMatch(/^https:\/\/example\.org\/rota is why\..*…$/);
  });

  it('keeps a link whole where names are as long as they may be', () => {
    const long = (most: number) => '🚑'.repeat(most);
    const signatureLink = `https://rigbook.example.org/${'a'.repeat(300)}`;
    const values = { responderName: long(161), organizationName: long(120), vehicleName: long(80), signatureLink };
    const { parameters } = whatsAppMessageOf('signature_request', 'en', values);
    expect(parameters[5]).toBe(signatureLink);
    expect(filledIn('en', 'signature_request', parameters).length).toBeLessThanOrEqual(longestWhatsAppBody);
  });

  it.each(['booking_requested', 'constructor'])('is none of type %s', (type) => {
    expect(() => whatsAppMessageOf(type as TemplateType, 'en', {})).toThrow('has no template at WhatsApp');
  });
});

describe('docs/how-to/send-by-whatsapp.md', () => {
  const document = readFileSync(resolve(__dirname, '../../../../docs/how-to/send-by-whatsapp.md'), 'utf8');
  const sections = new Map(
    document.split(/^### /m).map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
  );

  it('has all of them in the chapter of templates', () => {
    const [chapter = ''] = /^## The templates\n[^]*?(?=^## )/m.exec(document) ?? [];
    const named = [...chapter.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(whatsAppTemplateTypes.map(whatsAppTemplateName).sort());
  });

  it.each(bodies)('has in %s the text and the samples of %s', (language, type, body) => {
    const section = sections.get(whatsAppTemplateName(type));
    expect(section).toContain(`\`\`\`text\n${body}\n\`\`\``);
    const { parameters } = whatsAppMessageOf(type, language, sampleValues(type, language, organisation));
    const rows = section?.split('\n').filter((line) => /^\| `\{\{\d\}\}`/.test(line)) ?? [];
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    expect(cells.map(([, variable, placeholder]) => [variable, placeholder])).toEqual(
      whatsAppParameters[type].map((placeholder, index) => [`\`{{${index + 1}}}\``, placeholder]),
    );
    expect(cells.map((row) => row[language === 'en' ? 3 : 4])).toEqual(parameters);
  });

  it('has no template that is none', () => {
    const named = [...document.matchAll(/^### (\S+)$/gm)].map(([, name]) => name);
    expect(named).toEqual(whatsAppTemplateTypes.map(whatsAppTemplateName));
  });
});
