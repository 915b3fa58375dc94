import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { DamageId, Instant } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Answers, Now, PathId, type Person, Refuses, Routes, SignedInPerson } from '../../platform/http/index.js';
import { peopleNow } from '../../responders/people/people-now.query.js';
import { DamageMatterResponse, toMatter } from './damage-bracket.response.js';
import { namedInMatter, namesOf } from './damage-matter.js';
import { DamageMatters } from './damage-matters.js';
import { damageNearShiftsOf } from './own-damage.query.js';
import { requireReadable, seesEvery } from './reading-damage.policy.js';

@Routes('damage', 'Damage')
export class ReadBracketController {
  constructor(
    private readonly database: Database,
    private readonly matters: DamageMatters,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List the damage that names the caller',
    description:
      'Reported within the last 60 days: as who looked last, had the vehicle, or saw the damage first. The latest report comes first. Who had the vehicle when is read one by one.',
  })
  @Answers([DamageMatterResponse], 'Damage, with what was said about it.')
  async listOwnDamage(@SignedInPerson() person: Person, @Now() now: Instant): Promise<DamageMatterResponse[]> {
    const ids = await this.database.fetch(damageNearShiftsOf(person.responderId, now));
    const near = await this.matters.aboutAll(ids);
    const named = near.filter((matter) => namesOf(matter).includes(person.responderId));
    const people = await this.database.fetch(peopleNow(named.flatMap(namedInMatter)));
    return named.map((matter) => toMatter(matter, people, { ...person, seesAll: false, seesBracket: false, now }));
  }

  @Get(':id')
  @Recorded('damage-bracket-read')
  @ApiOperation({
    summary: 'Read how damage came about',
    description:
      'When the spot was last found clean, who saw the damage first, who had the vehicle in between and for how long nobody did, and kilometers that no shift accounts for; who contested it, and how it was settled. For people whom it names, administrators and auditors. Each look is in the access record.',
  })
  @Answers(DamageMatterResponse, 'The damage. For others than those it does not exist.')
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async readDamageBracket(
    @PathId('DAMAGE_NOT_FOUND') id: DamageId,
    @SignedInPerson() person: Person,
    @Now() now: Instant,
  ): Promise<DamageMatterResponse> {
    const matter = await this.matters.about(id);
    requireReadable(matter, person);
    const seesAll = seesEvery(person);
    const people = await this.database.fetch(peopleNow(namedInMatter(matter)));
    return toMatter(matter, people, { ...person, seesAll, seesBracket: true, now });
  }
}
