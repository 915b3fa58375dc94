import type { TemplateText } from './template.rules.js';
import type { TemplateType } from './template.words.js';

const hours = `{{vehicleName}}
From: {{startTime}}
To: {{endTime}} ({{duration}})`;

/** What the office is told. */
export const officeTemplatesInEnglish = {
  booking_requested: {
    subject: 'Please decide: {{vehicleName}} for unit {{unitNumber}}, {{startTime}}',
    content: `A vehicle is requested for {{responderName}} (unit {{unitNumber}}):

${hours}

The request waits until an administrator approves or rejects it. Decide here:
{{officeLink}}

{{organizationName}}`,
  },
  damage_reported: {
    subject: 'Damage reported: {{vehicleName}}',
    content: `{{responderName}} (unit {{unitNumber}}) reported damage to {{vehicleName}}:

{{reason}}

The booking is from {{startTime}} to {{endTime}}. The damage stays open under Maintenance until an administrator resolves it.

The booking:
{{officeLink}}

{{organizationName}}`,
  },
  vehicle_unfit: {
    subject: 'Not fit to drive: {{vehicleName}}',
    content: `{{responderName}} (unit {{unitNumber}}) checked {{vehicleName}}, and something critical was not all right:

{{reason}}

The bookings of the vehicle stand as they are.

The booking from {{startTime}} to {{endTime}}:
{{officeLink}}

{{organizationName}}`,
  },
  damage_contested: {
    subject: 'Damage contested: {{vehicleName}}, unit {{unitNumber}}',
    content: `{{responderName}} (unit {{unitNumber}}) contests damage on {{vehicleName}}:

{{reason}}

It waits until an administrator whom it does not name settles it:
{{damageLink}}

{{organizationName}}`,
  },
  reading_contested: {
    subject: 'Mileage contested: {{vehicleName}}, unit {{unitNumber}}',
    content: `{{responderName}} (unit {{unitNumber}}) says that a reading of the odometer of {{vehicleName}} is wrong:

{{reason}}

The reading counts until an administrator corrects it. Please correct it, or keep it with a reason:
{{officeLink}}

{{organizationName}}`,
  },
  seen_at_vehicle: {
    subject: 'Seen at {{vehicleName}}',
    content: `{{responderName}} (unit {{unitNumber}}) reported something at {{vehicleName}}:

{{reason}}

It stands among the defects of the vehicle until it is fixed or declined:
{{officeLink}}

{{organizationName}}`,
  },
  overdue_return_office: {
    subject: 'Overdue: {{vehicleName}}, unit {{unitNumber}}',
    content: `{{responderName}} (unit {{unitNumber}}) has not returned {{vehicleName}} yet. The shift ended on {{endTime}}.

Please call them, or check the vehicle out for them in the booking diary if it is back:
{{officeLink}}

{{organizationName}}`,
  },
  request_digest: {
    subject: 'Please decide: more requests of unit {{unitNumber}}',
    content: `{{responderName}} (unit {{unitNumber}}) has requested more vehicles:

{{reason}}

The requests wait in the booking diary until an administrator approves or rejects them. Rigbook sends one message for the requests of a person in ten minutes.
{{officeLink}}

{{organizationName}}`,
  },
  erasure_requested: {
    subject: 'Please decide: unit {{unitNumber}} asks to be erased',
    content: `{{responderName}} (unit {{unitNumber}}) asks you to erase everything that Rigbook holds about them.

The request waits at the top of the administration until an administrator erases the person or refuses. Many laws give you a month to answer.

{{organizationName}}`,
  },
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
  request_to_decide: {
    subject: 'To decide: {{vehicleName}} for unit {{unitNumber}}, {{startTime}}',
    content: `A vehicle is requested for {{responderName}} (unit {{unitNumber}}):

${hours}

See what the decision rests on, and approve or reject it with your passkey or the admin password:
{{decisionLink}}

The link is for you and this request alone. It works for 48 hours, until somebody has decided.

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
  extension_to_decide: {
    subject: 'To decide: extension of {{vehicleName}}, unit {{unitNumber}}, until {{askedEndTime}}',
    content: `{{responderName}} (unit {{unitNumber}}) asks to keep the vehicle longer, until {{askedEndTime}}:

${hours}

The hours are held until {{askedEndTime}}, when the request ends if nobody has decided. Sign in to approve or reject it:
{{officeLink}}

{{organizationName}}`,
  },
  standing_shift_not_made_office: {
    subject: 'Standing shift not booked: {{responderName}}, {{startTime}}',
    content: `A day of a standing shift of {{responderName}} (unit {{unitNumber}}) could not be booked:

${hours}

Reason: {{reason}}

It is tried again until the shift would begin. The standing shifts are here:
{{officeLink}}

{{organizationName}}`,
  },
} satisfies Partial<Readonly<Record<TemplateType, TemplateText>>>;
