import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { findHead } from '../../../platform/seal/find-head.js';
import { type Head, signedHead } from '../../../platform/seal/head.js';
import { OwnSealKey } from '../../../platform/seal/seal-key.js';
import { SealHeads } from '../../../platform/seal/seal-heads.js';
import { type Seal, sealsOfNumbers } from '../../../platform/seal/seal.statements.js';

/** A head further away would make the proof longer than the rest of the dossier. */
const FARTHEST = 10_000;

/** Finds or signs the head at which a proof ends. */
@Injectable()
export class ProofHead {
  constructor(
    private readonly database: Database,
    private readonly own: OwnSealKey,
    private readonly heads: SealHeads,
  ) {}

  /**
   * The first head at or after this link that was signed with the current key; if none is near, signs one for this link.
   * @throws Refusal LOG_CONTRADICTS_SEAL if the chain is not the one that heads were signed for, SEAL_KEY_MISSING
   */
  async link(seal: Seal, now: Instant): Promise<Head> {
    const key = this.own.existingOrRefuse();
    const number = Number(seal.number);
    const found = await findHead(this.heads.file.file, number);
    const isNear = found !== undefined && found.number >= number && found.number <= number + FARTHEST;
    if (isNear && found.key === key.fingerprint) return found;
    await this.refuseAnotherChain();
    return signedHead(seal, now, key);
  }

  /** A rewritten chain must not be signed as if it were the original. */
  private async refuseAnotherChain(): Promise<void> {
    const newest = await this.heads.file.newest();
    if (!newest) return;
    const [seal] = await this.database.query<Seal>(sealsOfNumbers([String(newest.number)]));
    if (seal?.hash.toString('hex') !== newest.hash) throw new Refusal('LOG_CONTRADICTS_SEAL');
  }
}
