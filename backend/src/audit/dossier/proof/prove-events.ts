import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { CHAIN_START, leafOf, linked, type StoredEvent } from '../../../platform/seal/canonical-event.js';
import { type Seal, sealsOfNumbers } from '../../../platform/seal/seal.statements.js';
import { ProofHead } from './proof-head.js';
import { type Proof, type ProofLink, type Proven, refuseTooManyLinks } from './proof.js';
import { sealedEventsAfter } from './sealed-events.query.js';
import { sealsOfPositions } from '../../seals-of-positions.query.js';

const BATCH = 1_000;
/** Sealing follows an event within moments, so a longer wait is better refused. */
const PATIENCE_MS = 2_000;
const LOOK_EVERY_MS = 100;

/** Proves that events of one stream belong to the sealed log. */
@Injectable()
export class ProveEvents {
  constructor(
    private readonly database: Database,
    private readonly proofHead: ProofHead,
  ) {}

  /** @throws Refusal NOT_SEALED_YET, LOG_CONTRADICTS_SEAL, SEAL_KEY_MISSING, DOSSIER_TOO_LONG */
  async prove(events: readonly [StoredEvent, ...StoredEvent[]], now: Instant): Promise<Proven> {
    const [first, last] = await this.sealsOf(events[0], events.at(-1) ?? events[0]);
    const [head, before] = await Promise.all([this.proofHead.link(last, now), this.hashBefore(first)]);
    refuseTooManyLinks(Number(first.number), head.number);
    const ours = new Set(events.map(({ id }) => id));
    const links: ProofLink[] = [];
    let hash = before;
    for await (const event of this.eventsOf(first, events[0], head.number)) {
      const leaf = leafOf(event);
      hash = linked(hash, leaf);
      links.push(linkOf(event, leaf, ours.has(event.id)));
    }
    // catches an event that only claims a sealed position
    const areAllMet = links.filter((link) => 'event' in link).length === events.length;
    if (!areAllMet || hash.toString('hex') !== head.hash) throw new Refusal('LOG_CONTRADICTS_SEAL');
    const proof: Proof = {
      format: 'rigbook-proof-1',
      from: Number(first.number),
      before: before.toString('hex'),
      links,
    };
    return { proof, head };
  }

  private async sealsOf(first: StoredEvent, last: StoredEvent): Promise<readonly [Seal, Seal]> {
    for (let waited = 0; ; waited += LOOK_EVERY_MS) {
      const seals = await this.database.fetch(sealsOfPositions([first.position, last.position]));
      const [one, other] = [seals[0], seals.at(-1)];
      if (one && other && other.position === last.position) return [one, other];
      if (waited >= PATIENCE_MS) throw new Refusal('NOT_SEALED_YET');
      await setTimeout(LOOK_EVERY_MS);
    }
  }

  private async hashBefore({ number }: Seal): Promise<Buffer> {
    if (number === '1') return CHAIN_START;
    const [seal] = await this.database.query<Seal>(sealsOfNumbers([String(Number(number) - 1)]));
    if (!seal) throw new Refusal('LOG_CONTRADICTS_SEAL');
    return seal.hash;
  }

  /** In the order of the log, from the first event up to the number of the head. */
  private async *eventsOf({ number }: Seal, first: StoredEvent, upTo: number): AsyncGenerator<StoredEvent> {
    yield first;
    let place = first;
    for (let left = upTo - Number(number); left > 0;) {
      const events = await this.database.fetch(sealedEventsAfter(place, Math.min(left, BATCH)));
      yield* events;
      place = events.at(-1) ?? place;
      left = events.length === 0 ? 0 : left - events.length;
    }
  }
}

function linkOf({ id, redaction }: StoredEvent, leaf: Buffer, isOurs: boolean): ProofLink {
  if (isOurs && !redaction) return { event: id };
  return { ...(isOurs && { event: id }), leaf: leaf.toString('hex') };
}
