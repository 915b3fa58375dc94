import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../testing/choose.js';
import { fill } from '../../testing/fill.js';
import { templates } from '../../testing/examples.js';
import { refuse } from '../../testing/refuse.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { toast } from '../../testing/toast.js';
import { hebrew } from '../../testing/wordings.js';
import { SettingsTab } from './settings-tab.js';

const atFirst = {
  organizationName: 'Rigbook',
  contactEmail: null,
  whatsappNumber: null,
  emergencyNumbers: [] as object[],
  timezone: 'Asia/Jerusalem',
  language: 'en',
  peopleLanguage: 'en',
  country: 'IL',
  checkInOpensMinutesBefore: 45,
  holdVehicleWithMajorDamage: false,
  confirmNewDevices: true,
  licencePhotosKeptDays: 90 as number | null,
  accessRecordKeptDays: 400,
  releasedMinutesAfter: 60,
  extensionHoursWithoutApproval: 2,
  turnRoundMinutes: 0,
  lapsesForWarning: 2,
  reminderHoursAfterRequest: 12,
  reminderHoursBeforeStart: 3,
  waitlistHoldMinutes: 30,
  waitlistShortHoldMinutes: 10,
  waitlistApproves: false,
  handingOnNeedsApproval: true,
  serviceReminderDaysBefore: 14,
  parkingPlaceRequired: false,
  emergencyTakes: false,
};

/** The server stores what is sent. */
function kept() {
  const sent: object[] = [];
  const now = () => Object.assign({}, atFirst, ...sent) as object;
  server.use(
    http.get('*/api/admin/settings', () => HttpResponse.json(now())),
    http.get('*/api/admin/password', () => HttpResponse.json({ isOn: true, hasOwnPasskey: true, withoutPasskey: [] })),
    http.get('*/api/admin/templates', () => HttpResponse.json(templates())),
    http.get('*/api/admin/channels', () => HttpResponse.json([])),
    http.put('*/api/admin/settings', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json(now());
    }),
  );
  return sent;
}

const save = () => screen.getByRole('button', { name: 'Save' });

test('the numbers of the emergency contacts are saved as a whole, once each can be dialed', async () => {
  const sent = kept();
  const { user } = renderScreen(<SettingsTab />);
  const dispatch = await screen.findByRole('textbox', { name: 'Dispatch' });
  await fill(user, dispatch, 'the short one');
  await user.click(save());
  expect(await screen.findByText(/Please enter a number as it is dialed/)).toBeVisible();
  expect(dispatch).toHaveFocus();
  expect(sent).toEqual([]);
  await user.clear(dispatch);
  await fill(user, dispatch, '101');
  await fill(user, screen.getByRole('textbox', { name: 'Management team' }), '+972 50-000-0104');
  await user.click(save());
  expect(await toast().findByText('Settings saved')).toBeVisible();
  expect(sent).toEqual([
    {
      emergencyNumbers: [
        { contact: 'dispatch', number: '101' },
        { contact: 'management', number: '+972500000104' },
      ],
    },
  ]);
});

test('turning off the confirmation of new devices says what it costs first', async () => {
  const sent = kept();
  const { user } = renderScreen(<SettingsTab />);
  const box = await screen.findByRole('checkbox', { name: 'Confirm new devices' });
  await user.click(box);
  expect(await screen.findByText(/Nothing else protects the accounts/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep confirming' }));
  expect(box).toBeChecked();
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
  expect(box).not.toBeChecked();
  await user.click(save());
  expect(await toast().findByText('Settings saved')).toBeVisible();
  expect(sent).toEqual([{ confirmNewDevices: false }]);
});

test('sends only the changes', async () => {
  const sent = kept();
  const { user } = renderScreen(<SettingsTab />);
  await fill(user, await screen.findByLabelText('Contact email'), 'office@example.org');
  await choose(user, screen.getByLabelText('Timezone'), 'UTC');
  await choose(user, screen.getByLabelText('Check-in opens'), '1 hour before the start');
  await user.click(screen.getByRole('checkbox', { name: 'Hold a vehicle with major damage' }));
  await user.click(save());
  expect(await toast().findByText('Settings saved')).toBeVisible();
  expect(sent).toEqual([
    {
      contactEmail: 'office@example.org',
      timezone: 'UTC',
      checkInOpensMinutesBefore: 60,
      holdVehicleWithMajorDamage: true,
    },
  ]);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

describe('the country', () => {
  const israel = '\u2066(+972)\u2069';
  const search = (field: HTMLElement, value: string) => {
    fireEvent.mouseDown(field);
    fireEvent.change(field, { target: { value } });
  };

  test('is found by its name without accents, by its code and by its dialing code', async () => {
    const sent = kept();
    renderScreen(<SettingsTab />);
    const field = await screen.findByRole('combobox', { name: 'Country' });
    expect(screen.getByText(`Israel ${israel}`)).toBeVisible();
    search(field, 'Atlantis');
    expect(await screen.findByText('No country found')).toBeInTheDocument();
    for (const typed of ['cote d', 'ci ', '+225']) {
      search(field, typed);
      expect(await screen.findByTitle(/^Côte d’Ivoire/)).toBeInTheDocument();
      expect(screen.queryByText('No country found')).not.toBeInTheDocument();
    }
    fireEvent.click(screen.getByTitle(/^Côte d’Ivoire/));
    fireEvent.click(save());
    expect(await toast().findByText('Settings saved')).toBeVisible();
    expect(sent).toEqual([{ country: 'CI' }]);
  });

  test('has its name in the language of the page, and is found by the English one too', async () => {
    kept();
    renderScreen(<SettingsTab />, '/', hebrew);
    const field = await screen.findByRole('combobox', { name: 'מדינה' });
    expect(screen.getByText(`ישראל ${israel}`)).toBeVisible();
    search(field, 'united k');
    expect(await screen.findByTitle(/^בריטניה/)).toBeInTheDocument();
  });
});

test('shows a check-in opening that is not among the choices', async () => {
  kept();
  renderScreen(<SettingsTab />);
  expect(await screen.findByText('45 minutes before the start')).toBeVisible();
});

test('says what is wrong with a field, sends nothing, and forgets it when it is discarded', async () => {
  const sent = kept();
  const { user } = renderScreen(<SettingsTab />);
  await user.clear(await screen.findByLabelText('Organization name'));
  await fill(user, screen.getByLabelText('WhatsApp number'), '0500000100');
  await user.click(save());
  expect(screen.getByText('Organization name is required')).toBeVisible();
  expect(screen.getByText(/^Please enter the number with \+ and the country code/)).toBeVisible();
  expect(screen.getByLabelText('Organization name')).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Organization name')).toHaveValue('Rigbook');
  expect(screen.queryByText('Organization name is required')).not.toBeInTheDocument();
});

test('a refusal keeps what was typed', async () => {
  kept();
  server.use(
    http.put('*/api/admin/settings', () => refuse(409, 'CHANGED_MEANWHILE', 'Somebody changed it meanwhile.')),
  );
  const { user } = renderScreen(<SettingsTab />);
  await fill(user, await screen.findByLabelText('Contact email'), 'office@example.org');
  await user.click(save());
  expect(await toast().findByText('Saving failed')).toBeVisible();
  expect(screen.getByLabelText('Contact email')).toHaveValue('office@example.org');
});

test('opens the editors of three templates, in either language', async () => {
  kept();
  const { user } = renderScreen(<SettingsTab />);
  for (const name of ['Booking approval', 'Booking rejection', 'Signature request'])
    expect(await screen.findByText(name)).toBeVisible();
  await user.click(screen.getByText('Signature request'));
  expect(await screen.findByLabelText('Subject')).toHaveValue(defaultTemplates.en.signature_request.subject);
  await user.click(screen.getByRole('radio', { name: 'Hebrew' }));
  expect(screen.getByLabelText('Content')).toHaveValue(defaultTemplates.he.signature_request.content);
});

describe('the admin password', () => {
  const change = async (user: ReturnType<typeof renderScreen>['user'], ...passwords: readonly string[]) => {
    const labels = ['Current password', 'New password', 'New password again'];
    for (const [index, password] of passwords.entries())
      await fill(user, await screen.findByLabelText(labels[index] as string), password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('is changed with the current password, and the fields are cleared', async () => {
    kept();
    const sent: unknown[] = [];
    server.use(
      http.put('*/api/admin/password', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderScreen(<SettingsTab />);
    await change(user, 'rigbook-demo', 'a longer password', 'a longer password');
    expect(await toast().findByText('Admin password changed')).toBeVisible();
    expect(sent).toEqual([{ currentPassword: 'rigbook-demo', newPassword: 'a longer password' }]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test('a short or mistyped one is reported before anything is sent', async () => {
    kept();
    const { user } = renderScreen(<SettingsTab />);
    await change(user, 'rigbook-demo', 'short', 'shorter');
    expect(screen.getByText('The new password must be at least 12 characters')).toBeVisible();
    expect(screen.getByText('The two new passwords differ')).toBeVisible();
  });
});
