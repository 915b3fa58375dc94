import { clause, list, paragraph, type AgreementSection } from '../agreement-text.js';

export const emergencyContacts: AgreementSection = {
  id: 'emergency-contacts',
  heading: { en: 'Emergency Contacts', he: 'אנשי קשר בחירום' },
  blocks: [
    list('contacts', { en: 'The numbers are posted in the vehicle:', he: 'המספרים מופיעים ברכב:' }, [
      clause(
        'dispatch',
        'Dispatch (short number): any emergency, accident or breakdown',
        'מוקד (מספר מקוצר): כל מצב חירום, תאונה או תקלה',
      ),
      clause('admin-office', 'Admin office: bookings and documents', 'מזכירות: הזמנות ומסמכים'),
      clause(
        'vehicle-coordinator',
        'Vehicle coordinator: damage, faults and charging',
        'רכז הרכב: נזקים, תקלות וטעינה',
      ),
      clause('management', 'Management team: permissions and special use', 'צוות ההנהלה: אישורים ושימוש מיוחד'),
      clause(
        'technical-support',
        '24/7 technical support: this system and the equipment on board',
        'תמיכה טכנית 24/7: המערכת הזאת והציוד שברכב',
      ),
    ]),
  ],
};

export const returnLocation: AgreementSection = {
  id: 'return-location',
  heading: { en: 'Return Location', he: 'מקום ההחזרה' },
  blocks: [
    paragraph(
      'base',
      'The vehicle is returned to the base, with the charger connected.',
      'את הרכב מחזירים לבסיס ומחברים אותו למטען.',
    ),
    paragraph(
      'checkout',
      'The shift ends when the checkout form has been sent, not when the vehicle is parked.',
      'המשמרת מסתיימת עם שליחת טופס החזרת הרכב, ולא עם החנייתו.',
    ),
  ],
};

export const hireConditions: AgreementSection = {
  id: 'hire-conditions',
  heading: { en: 'Hire Conditions', he: 'תנאי ההשאלה' },
  blocks: [
    list('conditions', { en: 'For as long as the vehicle is lent to you:', he: 'כל עוד הרכב מושאל:' }, [
      clause(
        'same-condition',
        'You return the vehicle in the condition in which you received it.',
        'יש להחזיר את הרכב במצב שבו התקבל.',
      ),
      clause(
        'fines',
        'You are liable for fines, tolls and parking tickets of the hours in which you have it.',
        'קנסות, אגרות ודוחות חניה מהשעות שבהן הרכב בידיך הם באחריותך.',
      ),
      clause('damage', 'You report any damage or accident immediately.', 'יש לדווח מיד על כל נזק או תאונה.'),
      clause(
        'substances',
        'Use under the influence of alcohol, drugs or medication that impairs driving is prohibited.',
        'אסור להשתמש ברכב תחת השפעת אלכוהול, סמים או תרופות הפוגעות בכושר הנהיגה.',
      ),
      clause(
        'unlawful-use',
        'Unlawful use of the vehicle and smoking in it are prohibited.',
        'שימוש ברכב בניגוד לחוק ועישון בתוכו אסורים.',
      ),
      clause('longest-booking', 'A booking lasts at most 24 hours.', 'משך הזמנה הוא 24 שעות לכל היותר.'),
      clause('charged', 'You return the vehicle fully charged.', 'יש להחזיר את הרכב טעון במלואו.'),
      clause(
        'late-return',
        'Late return without approval may lead to suspension.',
        'איחור בהחזרה ללא אישור עלול להביא להשעיה.',
      ),
      clause(
        'indemnity',
        'As far as the law allows, you indemnify the organisation against claims and costs that arise from your use of the ' +
          'vehicle in breach of this agreement.',
        'ככל שהחוק מתיר, עליך לשפות את הארגון על תביעות והוצאות הנובעות משימוש שלך ברכב בניגוד להסכם זה.',
      ),
    ]),
  ],
};

export const acknowledgment: AgreementSection = {
  id: 'acknowledgment',
  heading: { en: 'Legal Acknowledgment', he: 'הצהרות' },
  blocks: [
    list('statements', { en: 'By signing I confirm:', he: 'בחתימתי אני מאשר/ת:' }, [
      clause(
        'accepted',
        'I have read and understood this agreement and accept all of it.',
        'קראתי את ההסכם והבנתי אותו, ואני מקבל/ת אותו במלואו.',
      ),
      clause(
        'truthful',
        'I meet the authorization requirements, and what I have stated about myself and my license is true.',
        'אני עומד/ת בתנאי ההרשאה, וכל מה שמסרתי על עצמי ועל הרישיון שלי נכון.',
      ),
      clause(
        'responsible',
        'I am responsible for the vehicle and its equipment from check-in to checkout.',
        'הרכב והציוד שבו באחריותי מרגע קבלת הרכב ועד החזרתו.',
      ),
      clause(
        'breach',
        'A breach of this agreement may lead to suspension and to a claim for the damage that it causes.',
        'הפרה של ההסכם עלולה להביא להשעיה ולתביעה על הנזק שנגרם בגללה.',
      ),
      clause(
        'digital',
        'My digital signature binds me like one on paper.',
        'חתימתי הדיגיטלית מחייבת אותי כמו חתימה על נייר.',
      ),
      clause(
        'record',
        'With my signature the organisation keeps my name, the date that I wrote, the time of signing, the network address and ' +
          'the browser that I signed with, and this document.',
        'יחד עם חתימתי הארגון שומר את שמי, התאריך שכתבתי, שעת החתימה, כתובת הרשת והדפדפן שמהם חתמתי, ואת המסמך הזה.',
      ),
    ]),
  ],
};

/** The terms that the signature screen repeats above the signature. */
export const terms = [
  clause(
    'accept',
    'I have read the vehicle usage agreement and accept all of it.',
    'קראתי את הסכם השימוש ברכב ואני מקבל/ת אותו במלואו.',
  ),
  clause(
    'return',
    'I will return the vehicle on time, in the same condition and fully charged.',
    'אחזיר את הרכב בזמן, באותו מצב וטעון במלואו.',
  ),
  clause('report', 'I will report any damage or accident at once.', 'אדווח מיד על כל נזק או תאונה.'),
  clause(
    'pay',
    'I will pay fines, tolls and parking tickets of these hours.',
    'אשלם קנסות, אגרות ודוחות חניה של השעות האלה.',
  ),
];
