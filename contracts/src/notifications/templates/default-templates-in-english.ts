import { officeTemplatesInEnglish } from './office-templates-in-english.js';
import type { TemplateText } from './template.rules.js';
import type { TemplateType } from './template.words.js';

const hours = `{{vehicleName}}
From: {{startTime}}
To: {{endTime}} ({{duration}})`;

export const englishTemplates: Readonly<Record<TemplateType, TemplateText>> = {
  ...officeTemplatesInEnglish,
  booking_approval: {
    subject: 'Approved: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

Your booking is approved:

${hours}

{{adminNotes}}

One step is left before you can check in: read the vehicle loan agreement and sign it.
{{signatureLink}}

If you no longer need the vehicle, please withdraw the booking in Rigbook so that others can have it.

{{organizationName}}`,
  },
  signature_request: {
    subject: 'Please sign for {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

The vehicle loan agreement for your booking still needs your signature. Until then the vehicle cannot be used.

${hours}

Read and sign it here:
{{signatureLink}}

{{organizationName}}`,
  },
  booking_rejection: {
    subject: 'Not approved: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

Your request was not approved:

${hours}

Reason: {{reason}}

You can request other hours or another vehicle in Rigbook.

{{organizationName}}`,
  },
  booking_arranged: {
    subject: 'Arranged for you: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

An administrator has booked a vehicle for you, or changed your booking. It now reads:

${hours}

Reason: {{reason}}

It is not approved yet. You get another message as soon as it is. If it does not suit you, please withdraw it in Rigbook.

{{organizationName}}`,
  },
  extension_ended: {
    subject: 'Not extended: {{vehicleName}}, still until {{endTime}}',
    content: `Hello {{responderName}},

Your booking is not extended until {{askedEndTime}}. It stays as it is:

${hours}

Reason: {{reason}}

Please return the vehicle by the end of the booking, or now if that has passed, or talk to the office.

{{organizationName}}`,
  },
  standing_shift_not_made: {
    subject: 'Not booked: your standing shift on {{startTime}}',
    content: `Hello {{responderName}},

A day of your standing shift could not be booked:

${hours}

Reason: {{reason}}

It is tried again until the shift would begin. Please talk to the office if you are counting on it.

{{organizationName}}`,
  },
  waitlist_offer: {
    subject: 'Held for you until {{holdEndTime}}: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

These hours became free, and you are first in line:

${hours}

They are held for you until {{holdEndTime}}. Accept or decline here:
{{offerLink}}

Without an answer they go to the next in line.

{{organizationName}}`,
  },
  substitute_offer: {
    subject: '{{vehicleName}} is not available: {{substituteName}} is held for you until {{holdEndTime}}',
    content: `Hello {{responderName}},

Your vehicle is not available for your booking:

${hours}

{{substituteName}} is held for you for the same hours, until {{holdEndTime}}. Accept or decline here:
{{offerLink}}

Without an answer the office looks for another way, and your booking may be cancelled.

{{organizationName}}`,
  },
  waitlist_ended: {
    subject: 'Waitlist: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

About the hours that you were waiting for:

${hours}

{{reason}}.

See what you wait for, and what is free, here:
{{offerLink}}

{{organizationName}}`,
  },
  handing_on_offered: {
    subject: '{{colleague}} offers you {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

{{colleague}} would like to give you this booking:

${hours}

In return: {{inReturn}}

Accept or decline here:
{{offerLink}}

It stays with {{colleague}} until you accept.

{{organizationName}}`,
  },
  handing_on_to_everybody: {
    subject: '{{colleague}} offers {{vehicleName}} to everybody, {{startTime}}',
    content: `Hello {{responderName}},

{{colleague}} offers this booking to everybody who may take it:

${hours}

The first to accept gets it:
{{offerLink}}

If you do not want it, there is nothing to do. You chose in your account to be told of such offers.

{{organizationName}}`,
  },
  handing_on_by_office: {
    subject: 'Offered to colleagues: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

The office offers this booking of yours to your colleagues, since it cannot take place as it stands:

${hours}

It stays yours until somebody accepts, and then you are told. See the offer here:
{{offerLink}}

{{organizationName}}`,
  },
  handing_on_accepted: {
    subject: 'Yours no longer: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

{{colleague}} has this booking now, and it is no longer yours:

${hours}

In return: {{inReturn}}

{{organizationName}}`,
  },
  handing_on_ended: {
    subject: 'Offer ended: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

The offer of this booking ended:

${hours}

{{reason}}.

{{organizationName}}`,
  },
  damage_named: {
    subject: 'Damage on {{vehicleName}} names you',
    content: `Hello {{responderName}},

Damage on {{vehicleName}} was reported. It came about during or around your shift from {{startTime}} to {{endTime}}:

{{reason}}

This does not say that it is your doing. You can read who had the vehicle when, and contest it within 14 days:
{{damageLink}}

{{organizationName}}`,
  },
  reading_settled: {
    subject: 'What you contested is settled: the mileage of {{vehicleName}}',
    content: `Hello {{responderName}},

An administrator has looked at the reading of the odometer of {{vehicleName}} that you contested.

{{reason}}

You can read all that was said of it with your shift:
{{readingLink}}

{{organizationName}}`,
  },
  damage_settled: {
    subject: 'Damage on {{vehicleName}} was settled',
    content: `Hello {{responderName}},

The damage on {{vehicleName}} that names you was settled:

{{reason}}

You can read all of it here. It can be contested until 14 days after the report:
{{damageLink}}

{{organizationName}}`,
  },
  expense_approved: {
    subject: 'Your expense was approved',
    content: `Hello {{responderName}},

Your expense was approved: {{expense}}.

It belongs to your shift with {{vehicleName}} from {{startTime}} to {{endTime}}.

{{organizationName}}`,
  },
  expense_declined: {
    subject: 'Your expense was declined',
    content: `Hello {{responderName}},

Your expense was declined: {{expense}}.

Reason: {{reason}}

It belongs to your shift with {{vehicleName}} from {{startTime}} to {{endTime}}.

{{organizationName}}`,
  },
  booking_cancelled: {
    subject: 'Cancelled: {{vehicleName}}, {{startTime}}',
    content: `Hello {{responderName}},

Your booking was cancelled:

${hours}

Reason: {{reason}}

You can request other hours or another vehicle in Rigbook.

{{organizationName}}`,
  },
  licence_approved: {
    subject: 'Your driving license is verified',
    content: `Hello {{responderName}},

Your driving license is verified. You can book vehicles now.

{{organizationName}}`,
  },
  licence_rejected: {
    subject: 'Please upload your driving license again',
    content: `Hello {{responderName}},

Your driving license could not be verified.

Reason: {{reason}}

Please sign in to Rigbook and upload photos of both sides again. You can book as soon as they are verified.

{{organizationName}}`,
  },
  upcoming_shift: {
    subject: 'Your shift with {{vehicleName}} starts on {{startTime}}',
    content: `Hello {{responderName}},

Your shift starts soon:

${hours}

Please check in at the vehicle before you drive. If you cannot come, withdraw the booking in Rigbook so that others can have it.

{{organizationName}}`,
  },
  overdue_return: {
    subject: 'Please return {{vehicleName}}',
    content: `Hello {{responderName}},

Your shift with {{vehicleName}} ended on {{endTime}}, and the vehicle has not been checked out yet.

Please bring it back to the base, connect the charger and complete the checkout in Rigbook. If you are still on a call, please tell dispatch.

{{organizationName}}`,
  },
  erasure_refused: {
    subject: 'Your request to be erased was refused',
    content: `Hello {{responderName}},

You asked us to erase what Rigbook holds about you. We have not done so:

{{reason}}

Your account stays as it is. Please contact us if you disagree, or ask again later.

{{organizationName}}`,
  },
  account_changed: {
    subject: 'Your account was changed',
    content: `Hello {{responderName}},

Your account in Rigbook was changed:

{{reason}}

If you know about this, there is nothing to do. If not, tell an administrator at once. If you can still sign in, open “Devices and sessions” and end what is not yours:
{{accountLink}}

This message is about the security of your account, so it comes by every channel.

{{organizationName}}`,
  },
  no_show_warning: {
    subject: 'Check in by {{releaseTime}}: {{vehicleName}}',
    content: `Hello {{responderName}},

Your shift has started, and you have not checked in yet:

${hours}

Check in by {{releaseTime}}. After that the booking ends, and the vehicle is free for others.
{{checkInLink}}

If you cannot come, please withdraw the booking so that others can have the vehicle now.

{{organizationName}}`,
  },
  next_shift_delayed: {
    subject: 'Vehicle back later than planned: {{vehicleName}}, before your shift on {{startTime}}',
    content: `Hello {{responderName}},

The shift before yours keeps the vehicle longer than planned.
Vehicle expected back: {{vehicleBackTime}}

Your own shift stays as booked:

${hours}

There is nothing to do now. If the vehicle is not back when your shift starts, please ask an administrator.

{{organizationName}}`,
  },
};
