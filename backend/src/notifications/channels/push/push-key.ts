import { createECDH, ECDH, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../../platform/configuration/configuration.js';

const ORDER_OF_P256 = 0xffffffff_00000000_ffffffff_ffffffff_bce6faad_a7179e84_f3b9cac2_fc632551n;

const CURVE = 'prime256v1';

/** Nothing can be encrypted for a browser with any other point. */
export function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(point, 'base64url'), CURVE);
    return true;
  } catch {
    return false;
  }
}

/**
 * The key that tells push services who sends (VAPID, RFC 8292). Derived from SESSION_SECRET, so that every process has the same and
 * backups need no further file; with another secret, browsers subscribe again.
 */
@Injectable()
export class PushKey {
  /** an uncompressed point in base64url: browsers accept messages of its owner only */
  readonly publicKey: string;
  readonly privateKey: string;

  constructor({ sessionSecret }: Configuration) {
    // 128 bits more than needed, so that the remainder is as good as even
    const bytes = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rigbook push messages', 48));
    const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER_OF_P256 - 1n)) + 1n;
    const key = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
    const curve = createECDH(CURVE);
    curve.setPrivateKey(key);
    this.privateKey = key.toString('base64url');
    this.publicKey = curve.getPublicKey().toString('base64url');
  }
}
