import type { AccessTokenId, ResponderId, Zone } from '@rigbook/contracts/kernel';

/** A responder with a session. An administrator who is also an auditor is an administrator. */
export interface Person {
  readonly kind: 'responder' | 'auditor' | 'administrator';
  readonly responderId: ResponderId;
  /** The organization's zone, for days, weeks and sentences. */
  readonly zone: Zone;
  /** Names the session without opening it. */
  readonly session: string;
  /** An administrator who has proved it in this session: only then does the right reach what belongs to others. */
  readonly administers: boolean;
  /** The same of an auditor. */
  readonly audits: boolean;
}

/** A program with an access token. It reads what an administrator reads, on the routes that its scopes open. */
export interface Program {
  readonly kind: 'program';
  readonly accessToken: AccessTokenId;
  readonly zone: Zone;
}

/** A program that acts for the responder it names, and has that responder's rights and limits. */
export interface ProgramForResponder {
  readonly kind: 'program-for-responder';
  readonly accessToken: AccessTokenId;
  readonly responderId: ResponderId;
  readonly zone: Zone;
}

/** Who sends a request; put on it by the session guard. */
export type Caller = Person | Program | ProgramForResponder;

/** The rights of a responder, as one word. */
export const kindOfPerson = ({ isAdmin, isAuditor }: { isAdmin: boolean; isAuditor: boolean }): Person['kind'] => {
  if (isAdmin) return 'administrator';
  return isAuditor ? 'auditor' : 'responder';
};

/** The caller if it is a person; undefined for programs and visitors. */
export const asPerson = (caller: Caller | undefined): Person | undefined =>
  caller === undefined || 'accessToken' in caller ? undefined : caller;

/** The program or the person; two calls with the same id come from the same caller. */
export const callerId = (caller: Caller): AccessTokenId | ResponderId =>
  'accessToken' in caller ? caller.accessToken : caller.responderId;
