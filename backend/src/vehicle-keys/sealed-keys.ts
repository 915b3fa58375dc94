import { Injectable } from '@nestjs/common';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Configuration } from '../platform/configuration/configuration.js';
import { type Sealed, type Sealing, sealingFor } from '../platform/sealed/sealing.js';

/** Encrypts what opens a vehicle, bound to that vehicle. */
@Injectable()
export class SealedKeys {
  private readonly sealing: Sealing;

  constructor({ sessionSecret }: Configuration) {
    this.sealing = sealingFor('rigbook vehicle keys', sessionSecret);
  }

  seal(text: string, vehicleId: VehicleId): Sealed {
    return this.sealing.seal(Buffer.from(text), vehicleId);
  }

  /** Undefined if it was written down under another SESSION_SECRET. */
  open(sealed: Sealed, vehicleId: VehicleId): string | undefined {
    return this.sealing.open(sealed, vehicleId)?.toString();
  }
}
