import { deliveryProblems } from '@rigbook/contracts/notifications/delivery.words';
import { notificationProblems } from '@rigbook/contracts/notifications/notification.words';

/** What several answers about messages have in common, as the API's document words it. */
export const textOrNull = { type: String, nullable: true } as const;
export const timeOrNull = { type: String, format: 'date-time', nullable: true, example: null } as const;

export const notificationProblemField = {
  enum: [...deliveryProblems, ...notificationProblems],
  enumName: 'NotificationProblem',
  nullable: true,
  example: 'put-off',
  description:
    '`no-address`: there was nobody to send to; `cut-off`: Rigbook was cut off while sending; `unexpected`: something is wrong in Rigbook itself.',
};
