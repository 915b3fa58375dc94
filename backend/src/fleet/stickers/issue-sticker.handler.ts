import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomInt } from 'node:crypto';
import { newStickerCode } from '@rigbook/contracts/fleet/sticker-code';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { codeTaken } from '../fleet.constraints.js';
import { VEHICLE_STREAM, type VehicleStickerIssued } from '../vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../vehicle.state.js';
import type { StickerResponse } from './sticker.response.js';

/** `renews`: the vehicle gets another code, even if it has one. */
export class IssueSticker extends commandOf<{ vehicleId: VehicleId; renews: boolean }, StickerResponse>() {}

@CommandHandler(IssueSticker)
export class IssueStickerHandler implements ICommandHandler<IssueSticker> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ vehicleId, renews, context }: IssueSticker): Promise<StickerResponse> {
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: ({ stickerCode }) => {
        if (stickerCode !== null && !renews) return { events: [], code: stickerCode };
        const code = newStickerCode(randomInt);
        const issued: VehicleStickerIssued = { type: 'VehicleStickerIssued', data: { code } };
        return { events: [issued], code };
      },
      constraintMeanings: codeTaken,
      answer: ({ code }) => ({ code }),
      status: 201,
    });
  }
}
