/** `d•••@example.org`: enough for its owner to know it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••');

/** `••• 0100` */
export const maskedNumber = (phoneNumber: string): string => `••• ${phoneNumber.replace(/\D/g, '').slice(-4)}`;
