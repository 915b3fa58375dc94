import type { sentences as english } from '../en/sentences.js';

export const sentences: Readonly<Record<keyof typeof english, string>> = {
  'Unit number must be 3 digits and phone must be 4 digits': 'מספר היחידה הוא 3 ספרות והטלפון 4 ספרות',
  'First name is required': 'יש להזין שם פרטי',
  'Last name is required': 'יש להזין שם משפחה',
  'Email is required': 'יש להזין דואר אלקטרוני',
  'Please enter a valid email address': 'יש להזין כתובת דואר אלקטרוני תקינה',
  'Phone number is required': 'יש להזין מספר טלפון',
  'Please enter a valid 10-digit phone number': 'יש להזין מספר טלפון תקין בן 10 ספרות',
  'Department is required': 'יש לבחור מחלקה',
  'Please upload both front and back photos of your license': 'יש להעלות תמונות של שני צדי הרישיון',
  'First name must be at most 80 characters': 'בשם הפרטי יש לכל היותר 80 תווים',
  'Last name must be at most 80 characters': 'בשם המשפחה יש לכל היותר 80 תווים',
  'Email must be at most 254 characters': 'בכתובת יש לכל היותר 254 תווים',
};
