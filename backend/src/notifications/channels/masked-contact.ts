/** `…01` */
export const maskedNumber = (phoneNumber: string): string => `…${phoneNumber.replace(/\D/g, '').slice(-2)}`;

/** `d…@e…` */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*@(.).*$/su, '$1…@$2…');
