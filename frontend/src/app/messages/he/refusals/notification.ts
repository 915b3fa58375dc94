import type { NotificationState } from '@rigbook/contracts/notifications/notification.words';
import type { notificationRefusals } from '@rigbook/contracts/refusals/notification.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

const settled: Readonly<Record<NotificationState, string>> = {
  queued: 'ההודעה הזאת כבר ממתינה למשלוח.',
  sending: 'ההודעה הזאת נשלחת ממש עכשיו.',
  sent: 'ההודעה הזאת נשלחה. משלוח נוסף היה מספר את אותו הדבר פעמיים.',
  failed: 'ההודעה הזאת לא נשלחה, ואפשר לנסות שוב.',
  not_configured: 'ההודעה הזאת לא נשלחה, ואפשר לנסות שוב.',
  withdrawn: 'כבר אין סיבה לשלוח את ההודעה הזאת, ולכן היא לא נשלחת.',
};

export const notification: SentencesFor<keyof typeof notificationRefusals> = {
  NOTIFICATION_NOT_FOUND: 'אין הודעה כזאת. יש לטעון מחדש את הרשימה ולחפש אותה שם.',
  NOTIFICATION_NOT_RETRYABLE: ({ state }) => `${settled[state]} ברשימה רואים מה מצבה עכשיו.`,
};
