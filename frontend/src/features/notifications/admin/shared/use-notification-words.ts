import { deliveryTries } from '@rigbook/contracts/notifications/delivery.words';
import { messageStatusOf } from '@rigbook/contracts/notifications/message-status.rules';
import type { NotificationKind, NotificationProblem } from '@rigbook/contracts/notifications/notification.words';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { NotificationRecord, NotificationWithAttempts } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import type { IconName } from '../../../../ui/icon.js';
import type { StatusHue } from '../../../../ui/content/status-tag.js';
import { useDeliveryWords } from '../delivery/use-delivery-words.js';

type Attempt = NotificationWithAttempts['history'][number];

export interface StatusWords {
  readonly hue: StatusHue;
  readonly icon: IconName;
  readonly words: string;
}

/** Labels of messages, their states and their problems. */
export function useNotificationWords() {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const zone = useZone();
  const now = useNow();
  const delivery = useDeliveryWords();
  const moment = (at: Instant) =>
    dayOf(at, zone) === dayOf(now, zone) ? times.written(times.clock(at)) : times.instantInSentence(at);

  const kind = (of: NotificationKind) => {
    if (of === 'signature_reminder') return text('notification.signatureReminder');
    return of === 'request_last_reminder' ? text('notification.lastReminder') : text(`template.type.${of}`);
  };

  const recipient = ({ recipient: to, responder }: NotificationRecord) =>
    to === 'organisation' ? text('notification.organization') : person(responder);
  const recipientInSentence = ({ recipient: to, responder }: NotificationRecord) =>
    to === 'organisation' ? text('notification.organizationInSentence') : person(responder);

  const problem = (of: NotificationProblem, channel: DeliveryChannel): string => {
    if (of === 'no-address' && channel !== 'push') return text(`notification.noAddress.${channel}`);
    if (of === 'cut-off') return text('notification.cutOff');
    if (of === 'unexpected' || of === 'no-address') return text('notification.unexpected');
    if (of === 'recipient-refused')
      return text('notification.recipientRefused', { provider: text(`delivery.provider.${channel}`) });
    return delivery.problem(of, channel);
  };

  const status = (notification: NotificationRecord): StatusWords => {
    const { state, channel, dueAt, tries, deliveredAt, readAt } = notification;
    if (state === 'sending') return { hue: 'blue', icon: 'upload', words: text('notification.sending') };
    switch (messageStatusOf(notification, now)) {
      case 'waiting':
        return { hue: 'blue', icon: 'clock', words: text('notification.waiting', { time: moment(dueAt) }) };
      case 'scheduled':
        return tries === 0
          ? { hue: 'grey', icon: 'clock', words: text('notification.scheduled', { time: moment(dueAt) }) }
          : {
              hue: 'yellow',
              icon: 'refresh',
              words: text('notification.nextTry', { time: moment(dueAt), next: tries + 1, most: deliveryTries }),
            };
      case 'sent':
        if (readAt !== null) return { hue: 'green', icon: 'eye', words: text('notification.read') };
        return {
          hue: 'green',
          icon: 'check',
          words: text(deliveredAt === null ? 'notification.sent' : 'notification.delivered'),
        };
      case 'failed':
        return { hue: 'red', icon: 'alert', words: text('notification.failed') };
      case 'not_configured':
        return {
          hue: 'orange',
          icon: 'ban',
          words: text(`notification.notConfigured.${channel === 'push' ? 'email' : channel}`),
        };
      case 'withdrawn':
        return { hue: 'grey', icon: 'close', words: text('notification.withdrawn') };
    }
  };

  /** An attempt without an end is running while the message is being sent, and was interrupted otherwise. */
  const outcome = ({ number, outcome: ended }: Attempt, { state, attempts }: NotificationRecord) => {
    if (ended !== null) return text(`notification.outcome.${ended}`);
    return text(state === 'sending' && number === attempts ? 'notification.sending' : 'notification.wasCutOff');
  };

  return { kind, recipient, recipientInSentence, problem, status, outcome, moment };
}
