import { Injectable, Logger } from '@nestjs/common';
import { type AccessKind, kindOfRefusal } from '@rigbook/contracts/access-record/access-record.words';
import { type AccessTokenId, isUuid } from '@rigbook/contracts/kernel';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { Database } from '../database/database.js';
import { addressOf, deviceOf } from '../http/origin-of-request.js';
import type { RigbookRequest } from '../http/rigbook-request.js';
import { Ids } from '../time/ids.js';
import { type AccessEntry, noteAccess, noteNetworkOfToken } from './access-record.statements.js';

/** Uses of tokens that need no question to the database, in this process. */
const REMEMBERED_USES = 10_000;

type Known = Partial<Pick<AccessEntry, 'responderId' | 'unitNumber' | 'subject' | 'code' | 'device'>>;

/** Writes who came in, tried to, or read what is private. A failure to write is logged and stops nobody. */
@Injectable()
export class AccessRecord {
  private readonly logger = new Logger('access');
  private readonly tokenUses = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly ids: Ids,
  ) {}

  /** What is not given is taken from the request: the caller, the address, and the id in the path. */
  async note(request: RigbookRequest, kind: AccessKind, known: Known = {}): Promise<void> {
    await this.write(noteAccess(this.entry(request, kind, known)));
  }

  /** The same for a booking, unless it is the caller's own, or they have just called the route that this one is part of. */
  async noteOthersBooking(request: RigbookRequest, kind: AccessKind, partOf: string | undefined): Promise<void> {
    await this.write(noteAccess(this.entry(request, kind, {}), { unlessOwn: true, partOf }));
  }

  /** Records a refusal if it is about access. */
  async noteRefusal(request: RigbookRequest, code: RefusalCode): Promise<void> {
    const kind = kindOfRefusal[code];
    if (kind) await this.note(request, kind, { code });
  }

  /** Records the first use of a token from a network. */
  async noteTokenUse(request: RigbookRequest, token: AccessTokenId): Promise<void> {
    const address = addressOf(request);
    const use = `${token} ${address}`;
    if (address === null || this.tokenUses.has(use)) return;
    const isNew = await this.write(noteNetworkOfToken(token, address, request.receivedAt));
    if (this.tokenUses.size >= REMEMBERED_USES) this.tokenUses.clear();
    this.tokenUses.add(use);
    if (isNew) await this.note(request, 'token-new-network');
  }

  private entry(request: RigbookRequest, kind: AccessKind, known: Known): AccessEntry {
    const { signedIn } = request;
    const { id, bookingId } = (request.params ?? {}) as { readonly id?: string; readonly bookingId?: string };
    const subject = id ?? bookingId;
    return {
      id: this.ids.newId(),
      at: request.receivedAt,
      kind,
      responderId: (signedIn && 'responderId' in signedIn ? signedIn.responderId : request.signingIn) ?? null,
      accessToken: signedIn && 'accessToken' in signedIn ? signedIn.accessToken : null,
      unitNumber: signedIn === undefined ? unitTyped(request.body) : null,
      subject: subject !== undefined && isUuid(subject) ? subject : null,
      code: null,
      route: `${request.method} ${request.routeOptions.url ?? ''}`,
      address: addressOf(request),
      device: deviceOf(request),
      ...known,
    };
  }

  /** Whether a row was returned. */
  private async write(statement: Parameters<Database['query']>[0]): Promise<boolean> {
    try {
      return (await this.database.query(statement)).length > 0;
    } catch (error) {
      this.logger.error({ msg: 'an entry of the access record is lost: check the database', err: error });
      return false;
    }
  }
}

/** Only what looks like a unit number: people type other things into that field by mistake. */
function unitTyped(body: unknown): string | null {
  const { unitNumber } = (typeof body === 'object' && body !== null ? body : {}) as { unitNumber?: unknown };
  return typeof unitNumber === 'string' && /^\d{3}$/.test(unitNumber) ? unitNumber : null;
}
