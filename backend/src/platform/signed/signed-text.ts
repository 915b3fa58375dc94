import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';

/** Half of SHA-256: enough against guessing, and short enough for a link. */
const SIGNATURE_BYTES = 16;

/** Texts that go out and must come back unchanged. Nothing is stored for them. */
@Injectable()
export class SignedTexts {
  constructor(private readonly configuration: Configuration) {}

  /** `text.signature`. One of another purpose is worthless. */
  sign(purpose: string, text: string): string {
    return `${text}.${this.signatureOf(purpose, text).toString('base64url')}`;
  }

  /** The text, or undefined if it was not signed here for this purpose. */
  textIn(purpose: string, signed: string): string | undefined {
    const end = signed.lastIndexOf('.');
    if (end === -1) return undefined;
    const text = signed.slice(0, end);
    const signature = Buffer.from(signed.slice(end + 1), 'base64url');
    const expected = this.signatureOf(purpose, text);
    return signature.length === expected.length && timingSafeEqual(signature, expected) ? text : undefined;
  }

  private signatureOf(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.configuration.sessionSecret)
      .update(`${purpose}:${text}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  }
}
