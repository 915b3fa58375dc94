import { startTestApp, type Person, type TestApp } from '../../support/app.js';
import { type CloudApi, startCloudApi } from '../../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../../support/servers/mail-server.js';
import { channelsAt, confirm, confirmNewDevices, login, mailedCode, sendCode, setCookie } from './new-device.js';

interface ConfirmedDevice {
  readonly person: Person;
  /** its cookies */
  readonly device: string;
  readonly session: string;
}

export interface ConfirmingApp {
  readonly app: TestApp;
  readonly mail: MailServer;
  readonly cloud: CloudApi;
  idOf(unitNumber: string): Promise<string>;
  /** Signs in on a new device by a mailed code. */
  confirmedDevice(unitNumber: string, person?: Person): Promise<ConfirmedDevice>;
  /** Six hours later, as if no code had been sent that day. */
  laterWithoutCodes(): Promise<void>;
  close(): Promise<void>;
}

/** An organization that confirms new devices, and sends codes by both channels. */
export async function startConfirmingApp(): Promise<ConfirmingApp> {
  const [mail, cloud] = await Promise.all([startMailServer(), startCloudApi()]);
  const app = await startTestApp({ environment: channelsAt(mail, cloud) });
  await confirmNewDevices(await app.signInAdmin());
  return {
    app,
    mail,
    cloud,
    async idOf(unitNumber) {
      const text = `SELECT id FROM responder WHERE unit_number = $1`;
      const [row] = await app.database.query<{ id: string }>({ name: 'test.id-of', text, values: [unitNumber] });
      return row?.id ?? '';
    },
    async confirmedDevice(unitNumber, person = app.visitor()) {
      await login(person, unitNumber).expect(202);
      await sendCode(person).expect(200);
      const answer = await confirm(person, mailedCode(mail)).expect(200);
      return { person, device: setCookie(answer, 'rigbook_device'), session: setCookie(answer, 'rigbook_session') };
    },
    async laterWithoutCodes() {
      app.clock.advanceMinutes(6 * 60);
      await app.database.query({ name: 'test.no-codes', text: 'DELETE FROM one_time_code', values: [] });
    },
    async close() {
      await app.close();
      await Promise.all([mail.close(), cloud.close()]);
    },
  };
}
