import { accessTokenScopes } from '@rigbook/contracts/integrations/access-token.words';
import { pauseReasons, webhookBeginnings } from '@rigbook/contracts/integrations/webhook.words';
import { deliveryOutcomes } from '@rigbook/contracts/notifications/delivery.words';
import { notificationKinds } from '@rigbook/contracts/notifications/notification.words';
import { messageChannels, templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { languages } from '@rigbook/contracts/settings/settings.rules';
import type { ChannelTested } from '../../../notifications/channels/channel.events.js';
import type { NotificationEvent } from '../../../notifications/retry-notifications/notification.events.js';
import type { TemplateEvent } from '../../../notifications/templates/template.events.js';
import type { SettingsEvent } from '../../../settings/settings.events.js';
import type { AccessTokenEvent } from '../../access-tokens/access-token.events.js';
import type { CalendarFeedEvent } from '../../calendar-feeds/calendar-feed.events.js';
import type { WebhookEvent } from '../../webhooks/webhook.events.js';
import type { DocumentedEvents } from './documented.js';
import { id, instant, list, oneOf, orNull, responderId, text, whole } from './fields.js';

const ofTemplate = { templateType: oneOf(templateTypes), language: oneOf(languages) };
const ofCalendar = { responderId: orNull(responderId) };
const channel = oneOf(messageChannels);

export const settingsEvents: DocumentedEvents<SettingsEvent> = {
  SettingsChanged: {
    says: 'These settings changed; not what to.',
    data: { changedFields: list(text('organizationName')) },
  },
  AdminPasswordChanged: { says: 'The administration has another password.', data: {} },
};

export const messageEvents: DocumentedEvents<TemplateEvent | ChannelTested | NotificationEvent> = {
  TemplateChanged: {
    says: 'A message has a text of the organisation; these fields changed.',
    data: { ...ofTemplate, changedFields: list(text('subject')) },
  },
  TemplateReset: { says: 'It has the text again that Rigbook comes with.', data: ofTemplate },
  ChannelTested: { says: 'A test message was sent.', data: { channel, outcome: oneOf(deliveryOutcomes) } },
  NotificationRetried: {
    says: 'A message was sent once more.',
    data: {
      notificationId: id('0197f1c2-0c01-7000-8000-000000000c01'),
      kind: oneOf(notificationKinds),
      channel,
    },
  },
  NotificationsRetried: {
    says: 'Several messages were; null: of every channel.',
    data: { count: whole(3), channel: orNull(channel) },
  },
};

export const integrationEvents: DocumentedEvents<AccessTokenEvent | WebhookEvent | CalendarFeedEvent> = {
  AccessTokenCreated: {
    says: 'A program can call with a token that opens this.',
    data: { scopes: list(oneOf(accessTokenScopes)), expiresAt: orNull(instant('2027-02-20T16:00:00.000Z')) },
  },
  AccessTokenRevoked: { says: 'It no longer can.', data: {} },
  WebhookAdded: {
    says: 'A program is told of events; null: of all.',
    data: { eventTypes: orNull(list(text('BookingApproved'))), beginsWith: oneOf(webhookBeginnings) },
  },
  WebhookChanged: {
    says: 'These fields of it changed.',
    data: { changedFields: list(oneOf(['name', 'address', 'eventTypes'])) },
  },
  WebhookPaused: { says: 'It is told nothing for now.', data: { reason: oneOf(pauseReasons) } },
  WebhookResumed: { says: 'It is told again, from where it stood.', data: {} },
  WebhookSecretRotated: { says: 'It has another secret.', data: {} },
  WebhookRemoved: { says: 'It is told nothing any more.', data: {} },
  CalendarFeedMade: { says: 'A calendar can be read; null: that of the whole fleet.', data: ofCalendar },
  CalendarFeedRevoked: { says: 'It no longer can, under that address.', data: ofCalendar },
};
