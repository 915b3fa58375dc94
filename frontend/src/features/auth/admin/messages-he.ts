import type { en } from './messages-en.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  'waitingSignIns.title': 'ממתינים לאישור כניסה',
  'waitingSignIns.how':
    'לאנשים האלה אי אפשר לשלוח קוד. יש לאשר מכשיר רק בזמן שיחת טלפון, כשהאדם מקריא את אותן ארבע מילים.',
  'waitingSignIns.device': '{device}, מ־{network}, {at}',
  'waitingSignIns.letIn': 'אישור',
  'waitingSignIns.refuse': 'סירוב',
  'waitingSignIns.failed': 'ההחלטה לא נשמרה',
  'waitingSignIns.done.let-in': 'הכניסה של {person} אושרה',
  'waitingSignIns.done.refuse': 'הכניסה של {person} נדחתה',
};
