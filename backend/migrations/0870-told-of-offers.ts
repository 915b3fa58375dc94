import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to hear of bookings that colleagues offer to everybody: nobody at first. */
export class ToldOfOffers0870 implements MigrationInterface {
  readonly name = 'ToldOfOffers1763600000870';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE responder ADD COLUMN told_of_offers boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE responder DROP COLUMN told_of_offers`);
  }
}
