/** Whom the loan agreement names for emergencies; the organization gives the numbers. */
export const emergencyContacts = [
  { id: 'dispatch', label: { en: 'Dispatch', he: 'מוקד' } },
  { id: 'admin-office', label: { en: 'Admin office', he: 'מזכירות' } },
  { id: 'vehicle-coordinator', label: { en: 'Vehicle coordinator', he: 'רכז הרכב' } },
  { id: 'management', label: { en: 'Management team', he: 'צוות ההנהלה' } },
  { id: 'technical-support', label: { en: '24/7 technical support', he: 'תמיכה טכנית 24/7' } },
] as const;

export type EmergencyContactId = (typeof emergencyContacts)[number]['id'];

export const emergencyContactIds = emergencyContacts.map(({ id }) => id);

/** Who answers at that number. */
export interface EmergencyNumber {
  readonly contact: EmergencyContactId;
  /** as it is dialed: digits, with a leading +, * or # if it has one */
  readonly number: string;
}
