import { instant } from '@rigbook/contracts/kernel';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import type { Refusal } from '../../../platform/decisions/index.js';
import { type Template, templateIdOf, templateKeys } from '../template.js';
import { changeTemplate } from './change-template.decision.js';

const ours = defaultTemplates.en.booking_rejection;
const theirs = { subject: 'No: {{vehicleName}}', content: 'Sorry, {{responderName}}: {{reason}}' };
const noa = { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' };
const changedAt = instant('2026-11-22T16:20Z');

const untouched: Template = {
  id: templateIdOf('booking_rejection', 'en'),
  type: 'booking_rejection',
  language: 'en',
  version: 0,
  own: null,
  changed: null,
};
const changed: Template = { ...untouched, version: 3, own: theirs, changed: { at: changedAt, by: noa } };
const reset: Template = { ...changed, own: null };
const ofTemplate = { templateType: 'booking_rejection', language: 'en' };

const refused = (before: Template, seen: number | undefined, text = theirs) => {
  try {
    changeTemplate(before, { text, seen });
  } catch (error) {
    const { code, facts } = error as Refusal;
    return { code, facts };
  }
  return undefined;
};

describe('a text of a message', () => {
  it('is changed, and the event names the fields and nothing of what they say', () => {
    expect(changeTemplate(untouched, { text: theirs, seen: 0 })).toEqual({
      own: theirs,
      event: { type: 'TemplateChanged', data: { ...ofTemplate, changedFields: ['subject', 'content'] } },
    });
    const better = { ...theirs, subject: 'Not this time: {{vehicleName}}' };
    expect(changeTemplate(changed, { text: better, seen: 3 }).event?.data).toEqual({
      ...ofTemplate,
      changedFields: ['subject'],
    });
  });

  it('is added where ours stands, whether it ever was another one or not', () => {
    for (const before of [untouched, reset])
      expect(changeTemplate(before, { text: theirs, seen: undefined }).event?.type).toBe('TemplateChanged');
    expect(refused(changed, undefined)?.code).toBe('TEMPLATE_CHANGED_MEANWHILE');
  });

  it('goes back to ours by a reset, and by writing the same words', () => {
    const back = { own: null, event: { type: 'TemplateReset', data: ofTemplate } };
    expect(changeTemplate(changed, { text: null, seen: 3 })).toEqual(back);
    expect(changeTemplate(changed, { text: ours, seen: 3 })).toEqual(back);
  });

  it('records nothing when everything was so already', () => {
    expect(changeTemplate(changed, { text: theirs, seen: 3 }).event).toBeUndefined();
    expect(changeTemplate(reset, { text: null, seen: 3 }).event).toBeUndefined();
    expect(changeTemplate(untouched, { text: ours, seen: 0 }).event).toBeUndefined();
  });

  it('that somebody changed meanwhile is not written over, and who did it is named', () => {
    expect(refused(changed, 2)).toEqual({ code: 'TEMPLATE_CHANGED_MEANWHILE', facts: { changedBy: noa, changedAt } });
    const erased = { unitNumber: null, firstName: null, lastName: null };
    expect(refused({ ...reset, changed: { at: changedAt, by: erased } }, 2)?.facts).toMatchObject({ changedBy: null });
    expect(refused(untouched, 1)?.code).toBe('VALIDATION_FAILED');
    expect(refused(changed, 4)?.code).toBe('VALIDATION_FAILED');
  });

  it('is told what is wrong with it, field by field', () =>
    expect(refused(untouched, 0, { subject: 'a\nb', content: '{{why}}' })?.facts).toEqual({
      errors: [
        { field: 'subject', message: 'Subject must be one line of plain text.' },
        { field: 'content', message: 'Content names placeholders that do not exist: {{why}}.' },
      ],
    }));

  it('has an id of its own, the same everywhere', () => {
    expect(new Set(templateKeys.map(({ id }) => id)).size).toBe(templateKeys.length);
    expect(templateIdOf('overdue_return_office', 'he')).toBe('01900000-0000-7000-8000-005811020000');
  });
});
