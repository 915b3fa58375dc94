import type { DeliveryOutcomeName } from '@rigbook/contracts/notifications/delivery.words';
import type { Channel } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import type { IconName } from '../../../../ui/icon.js';
import { StatusTag, type StatusHue } from '../../../../ui/content/status-tag.js';

type State = DeliveryOutcomeName | 'untested';

const looks: Readonly<Record<State, { hue: StatusHue; icon: IconName }>> = {
  sent: { hue: 'green', icon: 'check' },
  'try-later': { hue: 'yellow', icon: 'clock' },
  failed: { hue: 'red', icon: 'alert' },
  'not-configured': { hue: 'grey', icon: 'ban' },
  untested: { hue: 'blue', icon: 'question' },
};

/** A channel's state: not set up, or the result of its last test. */
export function ChannelTag({ channel: { configured, lastTest } }: { channel: Channel }) {
  const text = useText();
  const state = configured ? (lastTest?.outcome ?? 'untested') : 'not-configured';
  return <StatusTag {...looks[state]}>{text(`delivery.state.${state}`)}</StatusTag>;
}
