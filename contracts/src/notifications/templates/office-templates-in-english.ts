import type { TemplateText } from './template.rules.js';
import type { TemplateType } from './template.words.js';

const hours = `{{vehicleName}}
From: {{startTime}}
To: {{endTime}} ({{duration}})`;

/** What the office is told of bookings that do not go as planned. */
export const officeTemplatesInEnglish = {
  no_show_warning_office: {
    subject: 'Not checked in: {{vehicleName}}, unit {{unitNumber}}',
    content: `{{responderName}} (unit {{unitNumber}}) has not checked in yet:

${hours}

If that stays so, the booking is released after {{releaseTime}}, and its hours are free for others. The responder has been told, too.
{{officeLink}}

{{organizationName}}`,
  },
  booking_released_office: {
    subject: 'Released: {{vehicleName}}, unit {{unitNumber}}, {{startTime}}',
    content: `The booking of {{responderName}} (unit {{unitNumber}}) was released:

${hours}

Reason: {{reason}}.

The responder has been told. The booking in the diary:
{{officeLink}}

{{organizationName}}`,
  },
  next_shift_delayed_office: {
    subject: 'Vehicle back later than planned: {{vehicleName}}, before unit {{unitNumber}}',
    content: `The shift before that of {{responderName}} (unit {{unitNumber}}) keeps the vehicle longer than planned.
Vehicle expected back: {{vehicleBackTime}}

The booking of {{responderName}} stays as it is:

${hours}

The responder has been told, too. The booking in the diary:
{{officeLink}}

{{organizationName}}`,
  },
  request_reminder: {
    subject: 'Still waiting: {{vehicleName}} for unit {{unitNumber}}, {{startTime}}',
    content: `{{responderName}} (unit {{unitNumber}}) is still waiting for a decision:

${hours}

If nobody decides before the start, the request ends by itself. Please approve or reject it:
{{officeLink}}

{{organizationName}}`,
  },
  emergency_take: {
    subject: 'Taken in an emergency: {{vehicleName}}, unit {{unitNumber}}',
    content: `{{responderName}} (unit {{unitNumber}}) has just taken a vehicle without approval:

${hours}

Reason: {{reason}}

Please review it within 24 hours. Accept it, or report misuse with a note:
{{officeLink}}

{{organizationName}}`,
  },
  extension_requested: {
    subject: 'Extension to decide: {{vehicleName}}, unit {{unitNumber}}, until {{askedEndTime}}',
    content: `{{responderName}} (unit {{unitNumber}}) asks to keep the vehicle longer, until {{askedEndTime}}:

${hours}

The hours are held until {{askedEndTime}}, when the request ends if nobody has decided. Please approve or reject it:
{{officeLink}}

{{organizationName}}`,
  },
} satisfies Partial<Readonly<Record<TemplateType, TemplateText>>>;
