/** A browser's keys for its messages: an uncompressed point of P-256, and a secret of 16 bytes (RFC 8291), in base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** 65 bytes that begin with 4. */
export const pushPoint = /^B[A-P][\w-]{85}$/;
export const isPushPoint = (text: string): boolean => pushPoint.test(text);

/** 16 bytes. */
export const pushSecret = /^[\w-]{22}$/;
export const isPushSecret = (text: string): boolean => pushSecret.test(text);

export const pushKeysUnusable = 'The browser did not give the keys of its messages';
