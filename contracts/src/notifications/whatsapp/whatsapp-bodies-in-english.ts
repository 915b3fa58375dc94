import type { WhatsAppTemplateType } from './whatsapp-template.words.js';

const hours = `Vehicle: {{3}}
From: {{4}}
To: {{5}}`;

export const bodiesInEnglish: Readonly<Record<WhatsAppTemplateType, string>> = {
  signature_request: `Hello {{1}}, this is a message from {{2}}.

The vehicle loan agreement for your booking still needs your signature. Until then the vehicle cannot be used.

${hours}

Read and sign it here:
{{6}}

Please sign before your shift starts.`,
  booking_rejection: `Hello {{1}}, this is a message from {{2}}.

Your request for a vehicle was not approved.

${hours}

Reason: {{6}}

You can request other hours or another vehicle in Rigbook.`,
  booking_cancelled: `Hello {{1}}, this is a message from {{2}}.

Your booking was cancelled.

${hours}

Reason: {{6}}

You can request other hours or another vehicle in Rigbook.`,
  upcoming_shift: `Hello {{1}}, this is a message from {{2}}.

Your shift starts soon.

${hours}

Please check in at the vehicle before you drive. If you cannot come, withdraw the booking in Rigbook so that others can have it.`,
  overdue_return: `Hello {{1}}, this is a message from {{2}}.

Your shift has ended, and the vehicle has not been checked out yet.

Vehicle: {{3}}
End: {{4}}

Please bring it back to the base, connect the charger and complete the checkout in Rigbook. If you are still on a call, please tell dispatch.`,
  account_changed: `Hello {{1}}, this is a message from {{2}}.

Your account in Rigbook was changed.

{{3}}

If you know about this, there is nothing to do. If not, tell an administrator at once. If you can still sign in, open Devices and sessions and end what is not yours:

{{4}}

This message is about the security of your account, so it comes by every channel.`,
  no_show_warning: `Hello {{1}}, this is a message from {{2}}.

Your shift has started, and you have not checked in yet.

Vehicle: {{3}}
From: {{4}}
Check in by: {{5}}

After that the booking ends, and the vehicle is free for others. Check in here:
{{6}}

If you cannot come, please withdraw the booking so that others can have the vehicle now.`,
  next_shift_delayed: `Hello {{1}}, this is a message from {{2}}.

The shift before yours keeps the vehicle longer than planned. Your own shift stays as booked.

Vehicle: {{3}}
Start of your shift: {{4}}
Vehicle expected back: {{5}}

There is nothing to do now. If the vehicle is not back when your shift starts, please ask an administrator.`,
  request_to_decide: `This is a message from {{1}}.

A booking waits for a decision.

Responder: {{2}}
Vehicle: {{3}}
From: {{4}}
To: {{5}}

See what the decision rests on, and decide:
{{6}}

The link is for you and this request alone, for 48 hours.`,
  emergency_take: `This is a message from {{1}}.

A vehicle was taken in an emergency, without approval.

Responder: {{2}}
Vehicle: {{3}}
From: {{4}}
To: {{5}}
Reason: {{6}}

Please review it within 24 hours:
{{7}}

Accept it, or report misuse with a note.`,
  extension_to_decide: `This is a message from {{1}}.

A responder asks to keep a vehicle longer, and waits for a decision.

Responder: {{2}}
Vehicle: {{3}}
Booked until: {{4}}
Asked until: {{5}}

Sign in to approve or reject it:
{{6}}

The hours are held until then.`,
  extension_ended: `Hello {{1}}, this is a message from {{2}}.

Your booking is not extended.

Vehicle: {{3}}
You asked for: {{4}}
It still ends: {{5}}
Reason: {{6}}

Please return the vehicle by the end of the booking, or now if that has passed, or talk to the office.`,
  waitlist_offer: `Hello {{1}}, this is a message from {{2}}.

These hours became free, and you are first in line:

${hours}

They are held for you until {{6}}. Accept or decline here:
{{7}}

Without an answer they go to the next in line.`,
  substitute_offer: `Hello {{1}}, this is a message from {{2}}.

Your vehicle is not available for your booking:

${hours}

Another vehicle is held for you for the same hours: {{6}}
Held until: {{7}}

Accept or decline here:
{{8}}

Without an answer the office looks for another way.`,
  waitlist_ended: `Hello {{1}}, this is a message from {{2}}.

About the hours that you were waiting for:

${hours}
What happened: {{6}}

See what you wait for, and what is free, here:
{{7}}

This message needs no answer.`,
  standing_shift_not_made: `Hello {{1}}, this is a message from {{2}}.

A day of your standing shift could not be booked:

${hours}
Reason: {{6}}

It is tried again until the shift would begin. Please talk to the office if you are counting on it.`,
  handing_on_offered: `Hello {{1}}, this is a message from {{2}}.

A colleague would like to give you this booking:

${hours}

Colleague: {{6}}
In return: {{7}}

Accept or decline here:
{{8}}

It stays with your colleague until you accept.`,
  handing_on_to_everybody: `Hello {{1}}, this is a message from {{2}}.

A colleague offers this booking to everybody who may take it:

${hours}

Colleague: {{6}}

The first to accept gets it:
{{7}}

If you do not want it, there is nothing to do.`,
  handing_on_by_office: `Hello {{1}}, this is a message from {{2}}.

The office offers this booking of yours to your colleagues, since it cannot take place as it stands:

${hours}

See the offer here:
{{6}}

It stays yours until somebody accepts, and then you are told.`,
  handing_on_accepted: `Hello {{1}}, this is a message from {{2}}.

A colleague accepted this booking, which is no longer yours:

${hours}

Colleague: {{6}}
In return: {{7}}

There is nothing left to do.`,
  handing_on_ended: `Hello {{1}}, this is a message from {{2}}.

The offer of this booking ended:

${hours}

Reason: {{6}}

This message is about the offer alone.`,
};
