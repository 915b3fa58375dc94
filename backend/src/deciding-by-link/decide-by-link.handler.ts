import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel';
import { KnownAdminPassword } from '../auth/admin-password/known-admin-password.js';
import { KnownDevices } from '../auth/known-device/known-devices.js';
import { PasskeyAnswers } from '../auth/passkeys/passkey-answers.js';
import type { Site } from '../auth/passkeys/passkey-site.js';
import { ApproveBooking } from '../booking/commands/approve-booking/approve-booking.controller.js';
import type { SeenBooking } from '../booking/commands/booking-seen.js';
import { RejectBooking } from '../booking/commands/reject-booking/reject-booking.handler.js';
import type { BookingResponse } from '../booking/views/booking-diary/booking.response.js';
import { AccessRecord } from '../platform/access-record/access-record.js';
import { commandWithoutContext } from '../platform/commands/command-of.js';
import { Database } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { originOf, type RigbookRequest } from '../platform/http/index.js';
import { type Decider, deciderWith, type LinkedRequest, LinkedRequests } from './linked-requests.js';

/** How somebody proves that the link was sent to them. */
export type DeciderProof = { readonly password: string } | { readonly passkey: object };

export class DecideByLink extends commandWithoutContext<
  {
    link: string;
    proof: DeciderProof;
    site: Site;
    approved: boolean;
    /** of an approval the notes, of a rejection the reason */
    notes: string | null;
    coverageReason: string | null | undefined;
    seen: SeenBooking;
    request: RigbookRequest;
  },
  BookingResponse
>() {}

@CommandHandler(DecideByLink)
export class DecideByLinkHandler implements ICommandHandler<DecideByLink> {
  constructor(
    private readonly requests: LinkedRequests,
    private readonly passwords: KnownAdminPassword,
    private readonly devices: KnownDevices,
    private readonly passkeys: PasskeyAnswers,
    private readonly database: Database,
    private readonly accessRecord: AccessRecord,
    private readonly commands: CommandBus,
  ) {}

  /** @throws Refusal DECISION_LINK_NOT_VALID, DECISION_LINK_OVER, of the proof, or that of a decision in the administration */
  async execute(asked: DecideByLink): Promise<BookingResponse> {
    const { link, approved, notes, coverageReason, seen, request } = asked;
    const now = request.receivedAt;
    const linked = await this.requests.of(link, now);
    const { id } = await this.proven(linked, asked, now);
    request.signingIn = id;
    await this.accessRecord.note(request, 'step-up', { responderId: id, subject: linked.row.bookingId });
    const decided = {
      bookingId: linked.row.bookingId,
      seen,
      context: { actor: `responder:${id}`, now, correlationId: request.id, origin: originOf(request) } as const,
    };
    return this.commands.execute(
      approved
        ? new ApproveBooking({ ...decided, adminNotes: notes, coverageReason })
        : new RejectBooking({ ...decided, reason: notes }),
    );
  }

  private proven(linked: LinkedRequest, { proof, site, request }: DecideByLink, now: Instant): Promise<Decider> {
    if (linked.decider) request.signingIn = linked.decider.id;
    return 'password' in proof
      ? this.byPassword(linked, proof.password, request, now)
      : this.byPasskey(linked, proof.passkey, site, now);
  }

  private async byPassword({ decider }: LinkedRequest, password: string, request: RigbookRequest, now: Instant) {
    if (!decider) throw new Refusal('PASSKEY_NEEDED_TO_DECIDE');
    const { unitNumber } = decider;
    // as at a sign-in, so that strangers with the link cannot lock its person out
    const { deviceId } = await this.devices.standing(this.devices.seen(request), unitNumber, now);
    const admin = { unitNumber, ...(deviceId !== undefined && { deviceId }) };
    await this.passwords.known({ admin, password, address: request.ip, now, byLink: true });
    return decider;
  }

  private async byPasskey({ link, decider }: LinkedRequest, response: object, site: Site, now: Instant) {
    const { responderId } = await this.passkeys.ofKnown({ response, purpose: `decide:${link.bookingId}`, site, now });
    const owner = await this.database.fetch(deciderWith(responderId));
    if (!owner || (decider && owner.id !== decider.id)) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return owner;
  }
}
