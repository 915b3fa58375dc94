import { clause, list, paragraph, steps, type AgreementSection } from '../agreement-text.js';

export const equipment: AgreementSection = {
  id: 'equipment',
  heading: { en: 'Equipment Checklist', he: 'רשימת ציוד' },
  blocks: [
    list(
      'on-board',
      {
        en: 'Make sure before departure that the vehicle carries, complete and in working order:',
        he: 'לפני היציאה יש לוודא שברכב נמצאים הפריטים האלה, שלמים ותקינים:',
      },
      [
        clause('defibrillator', 'Defibrillator, charged, with pads', 'דפיברילטור טעון, עם מדבקות'),
        clause('oxygen-tank', 'Oxygen tank, filled, with regulator and mask', 'בלון חמצן מלא, עם וסת ומסכה'),
        clause('stretcher', 'Stretcher with its straps', 'אלונקה עם רצועות'),
        clause('first-aid', 'First aid kit', 'ערכת עזרה ראשונה'),
        clause('medical-supplies', 'Medical supplies within their expiry dates', 'ציוד רפואי מתכלה בתוקף'),
        clause('suction-unit', 'Suction unit, charged', 'מכשיר שאיבה טעון'),
        clause('emergency-lights', 'Emergency lights', 'אורות חירום'),
        clause('siren-system', 'Siren', 'סירנה'),
        clause('radio-communication', 'Radio', 'מכשיר קשר'),
        clause('emergency-phone', 'Emergency phone, charged', 'טלפון חירום טעון'),
      ],
    ),
    paragraph(
      'shortfall',
      'Whatever is missing or out of order is noted in the check-in form before you drive.',
      'כל דבר שחסר או אינו תקין נרשם בטופס קבלת הרכב לפני הנסיעה.',
    ),
  ],
};

export const departure: AgreementSection = {
  id: 'departure',
  heading: { en: 'Pre-Departure and Start-Up', he: 'לפני היציאה ובהתנעה' },
  blocks: [
    steps('pre-departure', { en: 'Before departure:', he: 'לפני היציאה:' }, [
      clause('charger', 'Disconnect the charger and close the charging port', 'לנתק את המטען ולסגור את שקע הטעינה'),
      clause(
        'walk-round',
        'Walk around the vehicle and look at body, tires and lights',
        'להקיף את הרכב ולבדוק את המרכב, הצמיגים והפנסים',
      ),
      clause(
        'levels',
        'Check the fluid levels, and that it is at least half full',
        'לבדוק את מפלסי הנוזלים, ושיש לפחות חצי מכל',
      ),
      clause(
        'check-in',
        'Send the check-in form with mileage, fuel level and any damage that you found',
        'לשלוח את טופס קבלת הרכב עם הקילומטראז׳, מפלס הדלק וכל נזק שנמצא',
      ),
    ]),
    steps('start-up', { en: 'To start:', he: 'בהתנעה:' }, [
      clause('seat', 'Adjust seat and mirrors and fasten the seat belt', 'לכוון את המושב והמראות ולחגור חגורת בטיחות'),
      clause('security-code', 'Enter the Ituran security code', 'להקיש את קוד האבטחה של איתוראן'),
      clause(
        'warning-lights',
        'Start the vehicle and drive off only when no warning light stays on',
        'להתניע, ולצאת לדרך רק כשאין נורית אזהרה דולקת',
      ),
      clause(
        'radio',
        'Switch on the radio and tell dispatch that you are on duty',
        'להדליק את מכשיר הקשר ולדווח למוקד על תחילת המשמרת',
      ),
    ]),
  ],
};

export const emergencyEquipment: AgreementSection = {
  id: 'emergency-equipment',
  heading: { en: 'Emergency Equipment Rules', he: 'כללי השימוש באמצעי חירום' },
  blocks: [
    list('rules', { en: 'For lights and sirens:', he: 'לגבי אורות וסירנה:' }, [
      clause('emergency-only', 'Lights and sirens only for emergency calls', 'אורות וסירנה בקריאות חירום בלבד'),
      clause('shabbos', 'Lights may stay on during Shabbos', 'מותר להשאיר את האורות דולקים בשבת'),
      clause(
        'due-care',
        'Due care and the traffic law apply on emergency calls too',
        'נהיגה זהירה וציות לחוקי התנועה מחייבים גם בקריאת חירום',
      ),
    ]),
  ],
};
