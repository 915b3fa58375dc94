/**
 * Who did what to a responder's record, and when. The record itself is a plain row that can be erased, so that events carry
 * ids, rights and names of fields only.
 */
export type ResponderEvent = ResponderRegistered | ResponderProfileChanged | ResponderRightsChanged | ResponderErased;

/** The stream of a responder carries its id. */
export const RESPONDER_STREAM = 'responder';

export interface Rights {
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

export interface ResponderRegistered {
  readonly type: 'ResponderRegistered';
  readonly data: Rights;
}

export interface ResponderProfileChanged {
  readonly type: 'ResponderProfileChanged';
  readonly data: { readonly changedFields: readonly string[] };
}

export interface ResponderRightsChanged {
  readonly type: 'ResponderRightsChanged';
  readonly data: Rights;
}

/** Personal data is gone and the unit number free; the id stays in the history. */
export interface ResponderErased {
  readonly type: 'ResponderErased';
  readonly data: Record<string, never>;
}
