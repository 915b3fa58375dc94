import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The row of a responder, written by `responder.statements.ts`. Deleting it erases the person. */
@Entity('responder')
export class ResponderRecord {
  @PrimaryColumn('uuid')
  readonly id!: ResponderId;

  @Column('text', { name: 'unit_number' })
  readonly unitNumber!: string;

  @Column('text', { name: 'first_name', nullable: true })
  readonly firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  readonly lastName!: string | null;

  @Column('text', { nullable: true })
  readonly email!: string | null;

  /** ten digits */
  @Column('text', { name: 'phone_number' })
  readonly phoneNumber!: string;

  @Column('text', { nullable: true })
  readonly department!: Department | null;

  @Column('boolean', { name: 'is_admin' })
  readonly isAdmin!: boolean;

  @Column('boolean', { name: 'is_auditor' })
  readonly isAuditor!: boolean;

  /** whether they may take a free vehicle in an emergency */
  @Column('boolean', { name: 'takes_in_emergency' })
  readonly takesInEmergency!: boolean;

  @Column('boolean', { name: 'license_verified' })
  readonly licenceVerified!: boolean;

  /** language of messages to them; null: the organization's */
  @Column('text', { nullable: true })
  readonly language!: Language | null;

  /** null: not suspended */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  readonly suspendedAt!: Instant | null;

  /** of the latest suspension, also after it ended */
  @Column('text', { name: 'suspension_reason', nullable: true })
  readonly suspensionReason!: string | null;

  @Column('text', { name: 'suspension_lifted_reason', nullable: true })
  readonly suspensionLiftedReason!: string | null;

  /** at least one, in the order of `messageChannels` */
  @Column('text', { array: true })
  readonly channels!: readonly MessageChannel[];

  /** by which an administrator hears of each request that waits for a decision, in the order of `deliveryChannels` */
  @Column('text', { name: 'decision_channels', array: true })
  readonly decisionChannels!: readonly DeliveryChannel[];
}
