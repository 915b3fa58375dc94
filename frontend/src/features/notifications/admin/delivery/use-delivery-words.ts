import type { DeliveryProblem } from '@rigbook/contracts/notifications/delivery.words';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import { useText } from '../../../../lib/i18n/use-text.js';

interface DeliveryWords {
  /** A sentence that names the provider. */
  readonly problem: (problem: DeliveryProblem, channel: DeliveryChannel) => string;
}

export function useDeliveryWords(): DeliveryWords {
  const text = useText();
  return {
    problem: (problem, channel) =>
      text(`delivery.problem.${problem}`, { provider: text(`delivery.provider.${channel}`) }),
  };
}
