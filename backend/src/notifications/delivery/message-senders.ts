import { Injectable } from '@nestjs/common';
import { DEVICES_FRAGMENT } from '@rigbook/contracts/auth/account-change.words';
import {
  DECISION_LINK,
  DECISION_PAGE,
  decisionLinkEndsAt,
  decisionLinkText,
} from '@rigbook/contracts/booking/deciding/decision-link.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { kindsAbout } from '@rigbook/contracts/notifications/topics-of-kinds.rules';
import { templateTypeOf, type NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { renderMessage, type PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';
import type { TemplateText } from '@rigbook/contracts/notifications/templates/template.rules';
import { whatsAppMessageOf } from '@rigbook/contracts/notifications/whatsapp/whatsapp-templates';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Configuration, type MailAddress } from '../../platform/configuration/configuration.js';
import { SignedTexts } from '../../platform/signed/signed-text.js';
import { calendarFile, type CalendarFile } from '../calendar/calendar-file.js';
import { MailSender } from '../channels/mail/mail-sender.js';
import { WhatsAppSender } from '../channels/whatsapp/whatsapp-sender.js';
import { type Template, templateIdOf, textOf } from '../templates/template.js';
import type { BookedVehicle, MessageFacts } from './message-facts.js';
import { messageValues } from './message-values.js';
import type { Sending } from './end-of-attempt.rules.js';
import { PushToDevices } from './push-to-devices.js';
import type { ClaimedNotification } from './notification.statements.js';

/** Writes a message for its recipient and sends it by its channel. */
@Injectable()
export class MessageSenders {
  constructor(
    private readonly configuration: Configuration,
    private readonly mails: MailSender,
    private readonly whatsApp: WhatsAppSender,
    private readonly push: PushToDevices,
    private readonly signed: SignedTexts,
  ) {}

  /** The id is the same for each attempt, so that providers can detect repeats. */
  async send(
    notification: ClaimedNotification,
    facts: MessageFacts,
    templates: readonly Template[],
    now: Instant,
  ): Promise<Sending> {
    switch (notification.channel) {
      case 'email':
        return this.byMail(notification, facts, templates, now);
      case 'whatsapp':
        return this.byWhatsApp(notification, facts, now);
      case 'push':
        return this.byPush(notification, facts, templates, now);
    }
  }

  private async byMail(
    notification: ClaimedNotification,
    facts: MessageFacts,
    templates: readonly Template[],
    now: Instant,
  ) {
    const { id, kind } = notification;
    const [first, ...others] = addressees(notification, facts);
    if (!first) return 'no-address';
    const language = languageOf(notification, facts);
    const message = renderMessage(
      textIn(templates, kind, language),
      this.valuesOf(notification, facts, language, now),
      language,
      notification.recipient === 'organisation' ? null : facts.organisation.whatsappNumber,
    );
    const calendar = this.calendarOf(kind, facts, first, now, language);
    const copies = others.map((to, nth) => this.mails.send({ id: `${id}-${nth + 2}`, to, ...message }));
    const outcomes = await Promise.all([
      this.mails.send({ id, to: first, ...message, ...(calendar && { calendar }) }),
      ...copies,
    ]);
    // who shares the work of the office tells the others
    return outcomes.find(({ outcome }) => outcome === 'sent') ?? outcomes[0];
  }

  private async byWhatsApp(notification: ClaimedNotification, facts: MessageFacts, now: Instant) {
    const { responder, organisation, account } = facts;
    const to = account ? account.contact : responder.phoneNumber;
    if (to === null) return 'no-address';
    const language = languageOf(notification, facts);
    const values = this.valuesOf(notification, facts, language, now);
    const message = whatsAppMessageOf(templateTypeOf(notification.kind), language, values);
    return this.whatsApp.send({
      id: notification.id,
      to,
      country: organisation.country,
      ...message,
    });
  }

  private byPush(notification: ClaimedNotification, facts: MessageFacts, templates: readonly Template[], now: Instant) {
    const language = languageOf(notification, facts);
    const values = this.valuesOf(notification, facts, language, now);
    return this.push.send(notification, facts, {
      subject: textIn(templates, notification.kind, language).subject,
      values,
      language,
      decide: () => (values.decisionLink ?? '').slice(this.address.length),
    });
  }

  private valuesOf(
    { kind, recipient }: ClaimedNotification,
    facts: MessageFacts,
    language: Language,
    now: Instant,
  ): PlaceholderValues {
    return messageValues(kind, facts, language, {
      toBooking: this.linkTo,
      toCheckIn: ({ id }) => `${this.address}/checkin/${id}`,
      toAccount: `${this.address}/${DEVICES_FRAGMENT}`,
      toStandingShifts: `${this.address}/admin?tab=standing-shifts`,
      toDecision: ({ id: bookingId, askedAt }) => {
        const administrator = recipient === 'organisation' ? null : facts.responder.id;
        const link = decisionLinkText({ bookingId, administrator, askedAt, endsAt: decisionLinkEndsAt(now) });
        return `${this.address}${DECISION_PAGE}#${this.signed.sign(DECISION_LINK, link)}`;
      },
      toHome: `${this.address}/`,
      toOwnDamage: `${this.address}/damage`,
      toDamage: (id) => `${this.address}/damage/${id}`,
      toReadings: (id) => `${this.address}/history/${id}`,
      toVehicle: (id) => `${this.address}/admin?tab=vehicle&vehicle=${id}`,
      toOffice: (booking) => `${this.address}/admin?tab=diary&${booking ? `booking=${booking.id}` : 'status=pending'}`,
    });
  }

  /** An approval adds the shift to the reader's calendar; cancelling an approved booking, or handing it on, removes it. */
  private calendarOf(
    kind: NotificationKind,
    { booking, organisation }: MessageFacts,
    to: MailAddress,
    now: Instant,
    language: Language,
  ): CalendarFile | undefined {
    const from = this.configuration.mail?.from.address;
    const isLost = kind === 'booking_cancelled' || kind === 'handing_on_accepted';
    const isTold = kind === 'booking_approval' || (isLost && booking?.wasApproved);
    if (!isTold || !booking || from === undefined) return undefined;
    const { id: bookingId, vehicleName, startAt, endAt, changes } = booking;
    const { name: organizationName, zone } = organisation;
    const shift = {
      bookingId,
      vehicleName,
      startAt,
      endAt,
      organizationName,
      zone,
      url: this.linkTo(booking),
      from,
      to,
    };
    return kind === 'booking_approval'
      ? calendarFile(shift, 'approved', 2 * changes, now, language)
      : calendarFile(shift, 'cancelled', 2 * changes + 1, now, language);
  }

  private readonly linkTo = ({ id }: BookedVehicle): string => `${this.address}/agreement/${id}`;

  /** The public address of Rigbook. */
  private get address(): string {
    const { publicUrl, port } = this.configuration.http;
    return publicUrl ?? `http://localhost:${port}`;
  }
}

function textIn(templates: readonly Template[], kind: NotificationKind, language: Language): TemplateText {
  const id = templateIdOf(templateTypeOf(kind), language);
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`no text for ${kind} in ${language}`);
  return textOf(template);
}

const languageOf = ({ recipient }: ClaimedNotification, { organisation, responder }: MessageFacts): Language =>
  recipient === 'organisation' ? organisation.language : responder.language;

/** What happens to vehicles is told to the administrators if there is no contact address. */
function addressees(
  { recipient, kind }: ClaimedNotification,
  { organisation, responder, account }: MessageFacts,
): readonly MailAddress[] {
  const { name, contactEmail, adminEmails } = organisation;
  if (recipient !== 'organisation') return addressed(responder.name, account ? account.contact : responder.email);
  if (contactEmail !== null) return addressed(name, contactEmail);
  return kindsAbout('damage').includes(kind) ? adminEmails.flatMap((address) => addressed(name, address)) : [];
}

const addressed = (name: string, address: string | null): readonly MailAddress[] =>
  address === null ? [] : [{ name, address }];
