import { Injectable } from '@nestjs/common';
import { jointHandoverCode } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { HandoverId } from '@rigbook/contracts/kernel';
import { SignedTexts } from '../platform/signed/signed-text.js';

const BYTES = 6;

/**
 * The code of a handover follows from its id and the installation's secret, so that it can be shown again and is stored nowhere. The database
 * has a keyed hash of it, by which it is found.
 */
@Injectable()
export class HandoverCodes {
  constructor(private readonly signed: SignedTexts) {}

  codeOf(handoverId: HandoverId): string {
    const number = Buffer.from(this.signatureOf('joint-handover-code', handoverId), 'base64url').readUIntBE(0, BYTES);
    return String(number % 10 ** jointHandoverCode.digits).padStart(jointHandoverCode.digits, '0');
  }

  hashOf(code: string): string {
    return this.signatureOf('joint-handover-hash', code);
  }

  private signatureOf(purpose: string, text: string): string {
    return this.signed.sign(purpose, text).slice(text.length + 1);
  }
}
