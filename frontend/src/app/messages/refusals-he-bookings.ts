import {
  BOOKING_WINDOW_DAYS,
  LONGEST_BOOKING_HOURS,
  WEEKLY_HOURS_LIMIT,
} from '@rigbook/contracts/booking/booking.limits';
import { paperWords } from '@rigbook/contracts/fleet/service.words';
import { overridableRuleWords } from '@rigbook/contracts/booking/requesting/overriding.rules';
import type { bookingRefusals } from '@rigbook/contracts/refusals/booking.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';
import { isolated } from '../../lib/i18n/isolated.js';
import { he as bookingWords } from '../../features/booking/messages-he.js';
import { he as formWords } from '../../features/booking/handover/messages-of-forms-he.js';
import { invalidTransition } from './refusals-he-transition.js';
import type { standingShiftRefusals } from '@rigbook/contracts/refusals/standing-shift.refusals';
import type { substituteRefusals } from '@rigbook/contracts/refusals/substitute.refusals';
import type { waitlistRefusals } from '@rigbook/contracts/refusals/waitlist.refusals';
import type { handingOnRefusals } from '@rigbook/contracts/refusals/handing-on.refusals';
import type { handoverRefusals } from '@rigbook/contracts/refusals/handover.refusals';
import { he as agreementWords } from '../../features/agreement/messages-he.js';
import type { fleetRefusals } from '@rigbook/contracts/refusals/fleet.refusals';
import { words } from './he.js';
import { openBookings } from './refusals-he-wording.js';

const rounded = (hours: number): number => Number(hours.toFixed(2));

export const booking: SentencesFor<keyof typeof bookingRefusals> = {
  BOOKING_NOT_FOUND: 'ההזמנה לא נמצאה. יש לבדוק את הקישור, או לפתוח אותה מ״ההזמנות שלי״.',
  TEXT_NOT_FOUND: 'הטקסט הזה כבר לא קיים, או שלא היה קיים. יש לפתוח את ההזמנה מחדש.',
  TEXT_IN_CLEAR:
    'הטקסט הזה נמצא באירוע ישן, שאי אפשר לשנות מכאן. מי שמפעיל את השרת יכול להעביר משם טקסטים ישנים; אחרי כן יש לנסות שוב.',
  PROFILE_INCOMPLETE: 'יש להשלים קודם את הפרופיל, ואז להזמין רכב.',
  LICENCE_NOT_VERIFIED: 'רישיון הנהיגה שלך עדיין לא אומת. יש להעלות תמונות של שני צדי הרישיון ולחכות שמנהל יאמת אותן.',
  VEHICLE_UNAVAILABLE: ({ vehicleName, status, availableFrom }, { text, times }) =>
    `אי אפשר להשתמש כרגע ברכב ${isolated(vehicleName)}. מצבו: ${text(`vehicleStatus.${status}`)}. ` +
    (availableFrom === null
      ? 'יש לבחור רכב אחר או לפנות למנהל.'
      : `הוא צפוי להתפנות: ${times.instantInSentence(availableFrom)}.`),
  VEHICLE_PAPERS_EXPIRED: ({ vehicleName, paper, lastDay }, { times }) =>
    `${paperWords.he[paper]} של ${isolated(vehicleName)} לא בתוקף אחרי ${times.date(lastDay)}, ולכן אי אפשר להשתמש ברכב אחרי אותו יום. אפשר לפנות למשרד או לבחור רכב אחר.`,
  IN_THE_PAST: 'שעת ההתחלה הזאת כבר עברה. יש לבחור שעה מאוחרת יותר.',
  BEYOND_BOOKING_WINDOW: ({ lastDay }, { times }) =>
    `הזמנה יכולה להתחיל לכל היותר ${BOOKING_WINDOW_DAYS} ימים מראש. יש לבחור מועד עד ${times.date(lastDay)}.`,
  ADMIN_ONLY_PERIOD: `${bookingWords['book.adminOnly']} יש לבחור שעות מחוץ לזמן הזה.`,
  VEHICLE_ALREADY_BOOKED: ({ vehicleName, taken, turnRoundMinutes, nextFreeStartAt }, { times }) =>
    `הרכב ${isolated(vehicleName)} תפוס: ${times.period(taken)}` +
    (turnRoundMinutes === undefined ? '. ' : `, ודרושות ${turnRoundMinutes} דקות בין הזמנה להזמנה. `) +
    (nextFreeStartAt == null
      ? 'יש לבחור שעה אחרת או רכב אחר.'
      : `המועד הפנוי הבא: ${times.instantInSentence(nextFreeStartAt)}.`),
  WEEKLY_LIMIT_EXCEEDED: ({ weekStartsOn, hoursRequested, hoursUsed, hoursLeft }, { text, times }) =>
    `בשבוע של ${times.date(weekStartsOn)} כבר הוזמנו ${rounded(hoursUsed)} מתוך ${text('time.hours', { hours: WEEKLY_HOURS_LIMIT })}. ` +
    `נותרו: ${text('time.hours', { hours: rounded(hoursLeft) })}; ` +
    `ההזמנה הזאת אורכת ${text('time.hours', { hours: rounded(hoursRequested) })}. ` +
    'יש לבחור הזמנה קצרה יותר או שבוע אחר.',
  RULES_NOT_OVERRIDDEN: ({ broken }, { text, times }) =>
    `ההזמנה הזאת אינה מקיימת כללים שחלים על המתנדב: ${broken
      .map(({ rule, week }) =>
        week === undefined
          ? overridableRuleWords.he[rule]
          : `${overridableRuleWords.he[rule]} (${text('time.hours', { hours: rounded(week.hoursUsed + week.hoursRequested) })} בשבוע של ${times.date(week.weekStartsOn)})`,
      )
      .join('; ')}. ` + 'יש לעקוף כל אחד מהם ולנמק, או לבחור הזמנה אחרת.',
  CANNOT_BE_BOOKED_FOR:
    'אי אפשר להזמין כאן עבור מי שהגישה שלו מושעית, עבור מבקר בלבד או עבור עצמך. יש לבחור מישהו אחר.',
  INVALID_TRANSITION: invalidTransition,
  START_HAS_PASSED: ({ startAt }, { times }) =>
    `שעת ההתחלה של ההזמנה הזאת עברה (${times.instantInSentence(startAt)}), ולכן אי אפשר עוד לאשר אותה. יש לדחות אותה.`,
  NOTHING_CHANGED: 'כך ההזמנה כבר רשומה. יש לבחור רכב אחר, שעות אחרות או מטרה אחרת.',
  SHIFT_HAS_BEGUN:
    'הרכב כבר יצא למשמרת הזאת, ולכן אפשר לשנות רק את שעת הסיום ואת המטרה. הרכב ושעת ההתחלה נשארים כפי שהם.',
  END_IN_THE_PAST: 'שעת הסיום הזאת כבר עברה. יש לבחור שעה מאוחרת יותר.',
  TOO_LATE_FOR_APPROVAL: ({ startAt }, { times }) =>
    `השינוי הזה טעון אישור, אבל שעת ההתחלה של ההזמנה כבר עברה (${times.instantInSentence(startAt)}). ` +
    'אפשר להישאר בתוך השעות שאושרו, לבחור שעת התחלה שעוד לא הגיעה או לפנות למנהל.',
  LONGEST_BOOKING_REACHED: ({ endsBy }, { text, times }) =>
    `הזמנה נמשכת לכל היותר ${text('time.hours', { hours: LONGEST_BOOKING_HOURS })}, ולכן מועד הסיום האחרון שלה: ${times.instantInSentence(endsBy)}.`,
  EXTENSION_NEEDS_APPROVAL: ({ hours }, { text }) =>
    (hours === 0
      ? 'כל הארכה טעונה אישור של מנהל.'
      : `בלי אישור של מנהל אפשר להאריך הזמנה לכל היותר ב־${text('time.hours', { hours })} בכל פעם.`) +
    ' אפשר לבקש את ההארכה, והמנהל יחליט.',
  EXTENSION_WAITS: ({ until }, { times }) =>
    `בקשת הארכה עד ${times.instantInSentence(until)} כבר ממתינה לאישור מנהל. כדי לבקש שעות אחרות יש לבטל אותה קודם.`,
  NO_EXTENSION_WAITS:
    'אין להזמנה הזאת הארכה שממתינה לאישור. ייתכן שכבר התקבלה בה החלטה או שהיא בוטלה. יש לפתוח את ההזמנה מחדש.',
  NEXT_BOOKING_IN_THE_WAY: ({ vehicleName, startsAt, turnRoundMinutes }, { times }) =>
    `הרכב ${isolated(vehicleName)} מוזמן (${times.instantInSentence(startsAt)}), ואפשר להחזיק בו ` +
    (turnRoundMinutes === undefined ? 'עד אז לכל היותר.' : `לכל היותר עד ${turnRoundMinutes} דקות לפני כן.`),
  BOOKING_CHANGED_MEANWHILE:
    'מישהו אחר שינה את ההזמנה הזאת באותו רגע. יש לבדוק את מצבה עכשיו, ולחזור על הצעד אם הוא עדיין נחוץ.',
};

export const substitutes: SentencesFor<keyof typeof substituteRefusals> = {
  SUBSTITUTE_NOT_FOUND: 'ההצעה לרכב חלופי לא קיימת, או שאינה מיועדת לך. כדאי לבדוק את ההזמנות שלך.',
  SUBSTITUTE_OFFER_ENDED: 'הרכב כבר לא שמור לך: הזמן לתשובה עבר, או שההזמנה השתנתה. כדאי לבדוק את ההזמנה.',
  ALREADY_BEING_SAVED: 'מישהו אחר כבר מטפל באחת ההזמנות האלה. כדאי לרענן את הרשימה.',
};

export const waitlist: SentencesFor<keyof typeof waitlistRefusals> = {
  WISH_NOT_FOUND: 'השעות האלה כבר לא ברשימת ההמתנה שלך. מה שברשימה מופיע ב״ההזמנות שלי״.',
  HOURS_ARE_FREE: ({ vehicleName, free }, { times }) =>
    `הרכב ${isolated(vehicleName)} פנוי: ${times.period(free)}. אין למה לחכות: אפשר להזמין את השעות האלה עכשיו.`,
  ALREADY_WAITING: ({ vehicleName, wished }, { times }) =>
    `הרכב ${isolated(vehicleName)} כבר ברשימת ההמתנה שלך: ${times.period(wished)}. כדי לחכות לשעות אחרות יש לצאת משם קודם.`,
  TOO_MANY_WISHES: ({ most }) =>
    `כבר יש ${most} רכבים ברשימת ההמתנה שלך, וזה המספר המרבי בבת אחת. כדי להוסיף עוד אחד יש להפסיק קודם לחכות לאחד מהם.`,
  OFFER_ENDED: 'השעות האלה כבר לא שמורות לך: זמן המענה עבר, או שההצעה כבר נענתה. כדאי לבדוק מה פנוי עכשיו.',
};

export const standingShift: SentencesFor<keyof typeof standingShiftRefusals> = {
  STANDING_SHIFT_NOT_FOUND: 'אין משמרת קבועה כזאת. אפשר לחפש אותה ברשימת המשמרות הקבועות.',
  STANDING_SHIFT_ENDED: 'המשמרת הקבועה הזאת הסתיימה ונשארת כפי שהיא. אפשר לקבוע משמרת חדשה.',
  STANDING_SHIFT_WITHOUT_DAYS: 'לא נשאר אף יום בין היום הראשון ליום האחרון. יש לבחור ימים אחרים.',
  NO_VEHICLE_OF_TYPE: ({ vehicleType }) => `אין בצי רכב מסוג ${isolated(vehicleType)}. יש לבחור סוג אחר.`,
};

export const handingOn: SentencesFor<keyof typeof handingOnRefusals> = {
  HANDING_ON_NOT_FOUND: 'ההצעה הזאת אינה מיועדת לך או שאינה קיימת. מה שמוצע לך מופיע בדף הבית.',
  HANDING_ON_ENDED: 'ההצעה הזאת הסתיימה: כבר ענו עליה או שהיא בוטלה, או שההזמנה השתנתה או התחילה. אצלך לא השתנה דבר.',
  TOO_LATE_TO_HAND_ON: ({ startAt }, { times }) =>
    `ההזמנה הזאת כבר התחילה (${times.instantInSentence(startAt)}), ואי אפשר להעביר אותה. אפשר לבטל אותה, או לקבל את הרכב ולהחזיר אותו.`,
  ALREADY_OFFERED: 'ההזמנה הזאת כבר מוצעת למתנדבים אחרים. כדי להציע אותה שוב יש לבטל קודם את ההצעה.',
  COLLEAGUE_NOT_FOUND: ({ unitNumber }) =>
    `אין מתנדב עם מספר יחידה ${isolated(unitNumber)} שיכול לקבל הזמנה. כדאי לבדוק את המספר.`,
  HOURS_NOT_SWAPPABLE: 'אי אפשר להחליף את השעות האלה: הן אינן הזמנה של מתנדב אחר שעוד לא התחילה. יש לבחור שעות אחרות.',
  COLLEAGUE_CANNOT_TAKE: 'המתנדב השני לא יכול לקבל כרגע את ההזמנה שלך, ולכן אי אפשר להחליף. כדאי לדבר ביניכם.',
};

export const handover: SentencesFor<keyof typeof handoverRefusals> = {
  AGREEMENT_NOT_SIGNED: 'עדיין אין הסכם חתום להזמנה הזאת. יש לחתום עליו קודם.',
  AGREEMENT_ERASED: 'ההסכם הזה נחתם, ונמחק יחד עם הפרטים האישיים של מי שחתם עליו. טביעת האצבע שלו נשמרת בהיסטוריה.',
  NAME_REQUIRED: agreementWords['signature.nameRequiredDetail'],
  SIGNATURE_EMPTY: 'שדה החתימה ריק. יש לחתום בו באצבע או בעכבר.',
  SIGNATURE_INVALID: 'לא היה אפשר לקרוא את החתימה כתמונת PNG של עד 200 קילו־בייט. יש לנקות אותה ולחתום שוב.',
  BOOKING_ENDED: ({ endAt }, { times }) =>
    `ההזמנה הזאת הסתיימה: ${times.instantInSentence(endAt)}. יש לבקש הזמנה חדשה.`,
  REPORTED_OTHERWISE:
    'הדיווח הזה כבר התקבל בתוכן אחר, והוא נחשב כפי שהתקבל. מה ששונה מאז לא נקלט. יש למחוק את הדיווח הזה. אם יש מה להוסיף, יש לשלוח דיווח חדש.',
  VEHICLE_NOT_WITH_YOU: 'כאן מדווחים על נזק מקבלת הרכב ועד החזרתו. אם ראיתם נזק בזמן אחר, אנא התקשרו למשרד.',
  CHECK_IN_NOT_OPEN_YET: ({ opensAt }, { times }) =>
    `קבלת הרכב נפתחת: ${times.instantInSentence(opensAt)}. יש לחזור לכאן אז.`,
  VEHICLE_IN_USE: ({ vehicleName, availableFrom }, { times }) =>
    `הרכב ${isolated(vehicleName)} עדיין אצל מתנדב אחר` +
    (availableFrom === null ? '' : `, וההזמנה שלו מסתיימת: ${times.instantInSentence(availableFrom)}`) +
    '. יש לחכות להחזרתו או להתקשר למוקד.',
  VEHICLE_PROMISED_MEANWHILE: ({ vehicleName, promised }, { times }) =>
    `הרכב ${isolated(vehicleName)} מובטח להזמנה אחרת לפני שלך: ${times.period(promised)}. ` +
    'אפשר לקבל את הרכב אחרי שהיא מסתיימת.',
  REQUIRED_ITEMS_MISSING: ({ missing }, { text }) =>
    `${text('checkIn.pleaseComplete', { items: missing.map((item) => text(`checkInItem.${item}`)).join(', ') })}.`,
  CHECKLIST_INCOMPLETE: ({ problems }) =>
    `יש להשלים את רשימת הבדיקה: ${problems.map(({ item }) => isolated(item)).join(', ')}.`,
  CHECKLIST_EDITION_UNKNOWN: 'אין מהדורה כזאת של רשימת הבדיקה. יש לפתוח את הטופס מחדש.',
  MILEAGE_REQUIRED: ({ step }) =>
    `${formWords[step === 'check-in' ? 'checkIn.mileageRequiredDetail' : 'checkOut.mileageRequiredDetail']}.`,
  MILEAGE_BELOW_CHECK_IN: ({ checkInMileageKm }, { text }) =>
    `בקבלת הרכב הקילומטראז׳ היה ${text('fleet.mileage', { km: checkInMileageKm })}, ועכשיו הוא לא יכול להיות נמוך יותר. ` +
    'יש לקרוא אותו שוב.',
  MILEAGE_TO_CONFIRM: ({ question, mileageKm, lastMileageKm }, { text }) =>
    `הקריאה האחרונה של הרכב הייתה ${text('fleet.mileage', { km: lastMileageKm })}. ` +
    (question === 'below-last'
      ? `${text('fleet.mileage', { km: mileageKm })} זה פחות. `
      : `תוספת של ${text('fleet.mileage', { km: mileageKm - lastMileageKm })} היא גדולה מאוד. `) +
    'יש לקרוא שוב את מד־המרחק, ואם הקריאה נכונה, לאשר אותה.',
  READING_NOT_FOUND: ({ step }) =>
    step === 'check-in' ? 'להזמנה זו אין קריאה של קבלת רכב.' : 'להזמנה זו אין קריאה של החזרת רכב.',
  READING_UNCHANGED: ({ mileageKm }, { text }) =>
    `זו כבר הקריאה הרשומה: ${text('fleet.mileage', { km: mileageKm })}. יש להזין מה היא צריכה להיות.`,
  READING_ABOVE_CHECK_OUT: ({ checkOutMileageKm }, { text }) =>
    `בהחזרת הרכב הקילומטראז׳ היה ${text('fleet.mileage', { km: checkOutMileageKm })}, ולכן בקבלתו הוא לא יכול להיות גבוה יותר. ` +
    'אם הקריאה של ההחזרה שגויה, יש לתקן אותה קודם.',
  READING_CONTEST_OVER: ({ until }, { times }) =>
    `המועד לערער על הקריאה הזאת הסתיים: ${times.instantInSentence(until)}. אפשר לפנות למשרד.`,
  READING_CONTEST_WAITS: 'כבר ערערתם על הקריאה הזאת. מנהל יכריע בעניין.',
  READING_NAMES_SETTLER:
    'שמך קשור לקריאה הזאת: היא קובעת את הקילומטרים שלך, או שקראת אותה או ערערת עליה. מנהל אחר צריך להכריע בה.',
  READING_NOT_CONTESTED: 'אין עכשיו ערעור על הקריאה הזאת. ייתכן שמנהל אחר כבר הכריע בו. יש לבדוק אותה שוב.',
  PARKING_PLACE_REQUIRED: 'נא לכתוב היכן הרכב עומד, כדי שהבא בתור ימצא אותו.',
  DAMAGE_CHECK_REQUIRED: ({ problem }) =>
    problem === 'neither'
      ? `${formWords['checkOut.damageRequiredDetail']}.`
      : 'יש לאשר שאין נזק או לדווח על נזק, לא את שניהם.',
};

export const fleet: SentencesFor<keyof typeof fleetRefusals> = {
  VEHICLE_NOT_FOUND: 'הרכב לא נמצא. ייתכן שהצי השתנה; יש לטעון אותו מחדש.',
  PLATE_NUMBER_TAKEN: ({ plateNumber }) => `לרכב אחר בצי יש מספר רישוי \u2066${plateNumber}\u2069. יש לבדוק את המספר.`,
  VEHICLE_NAME_TAKEN: ({ vehicleName }) => `כבר יש רכב בשם ${isolated(vehicleName)}. יש לבחור שם אחר.`,
  VEHICLE_HAS_OPEN_BOOKINGS: ({ vehicleName, bookings }, { text, times }) =>
    `לרכב ${isolated(vehicleName)} עדיין יש הזמנות פתוחות: ` +
    `${openBookings(bookings, times, ({ unitNumber }) => text('person.unit', { unit: unitNumber }))}. ` +
    'יש לבטל אותן או לחכות שיושלמו, ואז להוציא את הרכב מהצי.',
  VEHICLE_STATUS_DERIVED: ({ vehicleName }) =>
    `הרכב ${isolated(vehicleName)} מסומן ״${words['vehicleStatus.in_use']}״ מרגע שמתנדב מקבל אותו ועד שהוא מוחזר; ` +
    'אי אפשר לקבוע את זה ידנית.',
  SERVICE_PLAN_NOT_FOUND: 'התוכנית הזאת לא קיימת, או שהסתיימה. יש לטעון מחדש את דף הרכב.',
  SERVICE_NOT_FOUND: 'אין רישום כזה של הרכב. יש לטעון מחדש את הדף שלו.',
  PAPER_NOT_FOUND: 'המסמך הזה לא קיים, או שנמחק. יש לטעון מחדש את הדף.',
  PAPER_NOT_UPLOADED: 'המסמך לא הועלה, או שכבר נמסר. יש לבחור אותו שוב.',
  PAPER_TYPE_NOT_ALLOWED: 'הקובץ הזה אינו PDF שלם ואינו תמונה מסוג JPEG,‏ PNG או WebP. יש לבחור קובץ אחר.',
  TOO_MANY_PAPERS: ({ most }) =>
    `לרישום אחד יכולים להיות ${most} מסמכים. אפשר למחוק אחד שלא צריך, או לאחד דפים בקובץ PDF אחד.`,
  SERVICE_PLAN_TAKEN: ({ vehicleName }) => `לרכב ${isolated(vehicleName)} כבר יש תוכנית כזאת. יש לשנות אותה.`,
  TOO_MANY_SERVICE_PLANS: ({ most }) => `לרכב יכולות להיות ${most} תוכניות. יש לסיים אחת שכבר לא צריך.`,
  DAMAGE_NOT_FOUND: 'הנזק לא נמצא ברשומות. יש לטעון את הרשימה מחדש.',
  DAMAGE_ALREADY_RESOLVED: 'מישהו אחר כבר סימן שהנזק טופל. הוא מופיע בין הנזקים שטופלו, עם שם המטפל.',
  DEFECT_NOT_FOUND: 'אין תקלה כזאת. יש לטעון מחדש את הרשימה.',
  DEFECT_STEP_NOT_POSSIBLE: ({ state }) =>
    state === 'fixed' || state === 'declined'
      ? 'התקלה הזאת כבר סגורה. כדי להמשיך לטפל בה, יש לפתוח אותה מחדש.'
      : 'מישהו אחר כבר קידם את הטיפול בתקלה הזאת. יש לטעון מחדש את הרשימה.',
  CHECKLIST_NOT_FOUND: 'אין מהדורה כזאת. ייתכן שהטיוטה נמחקה; יש לטעון מחדש את הרשימה.',
  CHECKLIST_NOT_DRAFTED: 'אין טיוטה לפרסום. ייתכן שמישהו אחר כבר פרסם אותה; יש לטעון את הדף מחדש.',
  TOO_MANY_SEEN: ({ most }) => `כבר דיווחת היום על ${most} דברים. על דבר נוסף נא להתקשר למשרד.`,
  PARKING_NOT_SHOWN: 'מקום החניה של רכב מוצג למי שהזמין אותו, מפתיחת הקבלה ועד ההחזרה.',
  VEHICLE_KEYS_NOT_SHOWN: 'מפתחות וקודים של רכב מוצגים למי שהזמין אותו, מפתיחת הקבלה ועד ההחזרה.',
  STICKER_NOT_FOUND: 'אין רכב עם המדבקה הזאת. ייתכן שהוחלפה במדבקה חדשה; הקלידו את הקוד שמופיע עכשיו על הרכב.',
  DAMAGE_NOT_RESOLVED: 'הנזק כבר פתוח ומופיע בין הנזקים הפתוחים.',
  DAMAGE_CONTEST_OVER: ({ until }, { times }) =>
    `המועד לערער על הנזק הזה הסתיים: ${times.instantInSentence(until)}. אפשר לפנות למנהל.`,
  DAMAGE_CONTEST_WAITS: 'כבר ערערתם על הנזק הזה. מנהל יכריע בעניין.',
  DAMAGE_NAMES_SETTLER: 'שמך מופיע בנזק הזה, ולכן מנהל אחר צריך להכריע בו.',
  SHIFT_NOT_IN_BRACKET:
    'אפשר לשייך את הנזק רק למשמרת שבין הבדיקה התקינה האחרונה לבין הפעם הראשונה שבה נראה. יש לבחור אחת מהן.',
};
