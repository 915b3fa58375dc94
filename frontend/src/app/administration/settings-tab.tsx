import { Delivery } from '../../features/notifications/admin/delivery/delivery.js';
import { MessageTemplates } from '../../features/notifications/admin/templates/message-templates.js';
import { Settings } from '../../features/settings/admin/settings/settings.js';

/** The organization's settings, including the two notification panels. */
export function SettingsTab() {
  return (
    <Settings>
      <Delivery />
      <MessageTemplates />
    </Settings>
  );
}
