/** What happened to the organisation's settings and secrets; never their values. */
export type SettingsEvent = SettingsChanged | AdminPasswordChanged;

export const SETTINGS_STREAM = 'settings';

/** The one stream of the organisation; fixed, so that every installation's log reads alike. */
export const settingsStreamId = '01900000-0000-7000-8000-000000000001';

export interface SettingsChanged {
  readonly type: 'SettingsChanged';
  readonly data: { readonly changedFields: readonly string[] };
}

export interface AdminPasswordChanged {
  readonly type: 'AdminPasswordChanged';
  readonly data: Record<string, never>;
}
