import { ApiSchema } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { example, Id, Text } from '../../platform/fields/index.js';

@ApiSchema({ name: 'Sticker' })
export class StickerResponse {
  @Text('K7QX3MPN', 'The code, which the address of the sticker ends with: `/s/K7QX3MPN`.') code!: string;
}

/** What a scanned sticker says. A visitor learns whose vehicle it is, and nothing of the vehicle. */
@ApiSchema({ name: 'ScannedSticker' })
export class ScannedStickerResponse {
  @Text('Night Riders') organizationName!: string;
  @Text.orNull('office@example.org', 'How to reach the organization by email.') contactEmail!: string | null;
  @Text.orNull('+972500000100', 'How to reach it on WhatsApp; international: + and digits.')
  whatsappNumber!: string | null;
  @Id.orNull(example.vehicleId, 'The vehicle; null for visitors, whatever the code.') vehicleId!: VehicleId | null;
}
