import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo that arrives looks for the report that announced it, and people for what they reported. May run again. */
export class DefectsSeen1032 implements MigrationInterface {
  readonly name = 'DefectsSeen1763600001032';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS vehicle_defect_seen`); // one that was not finished
    await runner.query(
      `CREATE INDEX CONCURRENTLY vehicle_defect_seen ON vehicle_defect (reported_by, reported_at) WHERE occasion = 'seen'`,
    );
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX vehicle_defect_seen`);
  }
}
