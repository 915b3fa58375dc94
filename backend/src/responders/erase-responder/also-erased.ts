import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Statement } from '../../platform/event-store/statement.js';

/**
 * Personal data of a responder that other slices keep, such as signatures and photos: each slice adds what erases its own
 * when its module starts, and it all goes in the transaction that deletes the responder.
 */
@Injectable()
export class AlsoErased {
  private readonly erasing: ((responderId: ResponderId) => Statement)[] = [];

  add(erase: (responderId: ResponderId) => Statement): void {
    this.erasing.push(erase);
  }

  statementsFor(responderId: ResponderId): readonly Statement[] {
    return this.erasing.map((erase) => erase(responderId));
  }
}
