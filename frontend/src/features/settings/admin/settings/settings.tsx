import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Panel } from '../../../../ui/content/panel.js';
import { settingsQuery } from '../../api/get-settings.js';
import { AdminPassword } from './admin-password.js';
import { SettingsForm } from './settings-form.js';

/** The organization's record and the admin password, followed by other settings. */
export function Settings({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <Loaded query={useQuery(settingsQuery)} label={text('settings.loading')} lines={12}>
      {(settings) => (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,380px),1fr))] gap-4 items-start">
            <Panel title={text('settings.organization')}>
              <SettingsForm settings={settings} />
            </Panel>
            <Panel title={text('settings.password')}>
              <AdminPassword />
            </Panel>
          </div>
          {children}
        </div>
      )}
    </Loaded>
  );
}
