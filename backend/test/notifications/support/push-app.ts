import type { Person } from '../../support/app.js';
import { type PushArrived, startPushService, type Subscribed } from '../../support/servers/push-service.js';
import { openDelivery } from './delivery-app.js';

/** The application with a push service beside it. */
export async function openPush() {
  const [opened, service] = await Promise.all([openDelivery(undefined), startPushService()]);
  const settingsOf = async (person: Person) => (await person.get('/api/push').expect(200)).body;
  const { serverKey } = await settingsOf(opened.dana);
  const choose = (person: Person, switchedOff: readonly string[]) =>
    person.put('/api/push/choice').send({ switchedOff });
  const switchOn = (person: Person, subscribed: Subscribed) => person.put('/api/push/this-device').send(subscribed);
  return {
    opened,
    service,
    serverKey: serverKey as string,
    settingsOf,
    choose,
    switchOn,
    async subscribed(person: Person): Promise<Subscribed> {
      const browser = service.subscribe(serverKey);
      await switchOn(person, browser).expect(204);
      return browser;
    },
    pushedTo: ({ endpoint }: Subscribed): readonly PushArrived[] =>
      service.arrived.filter((one) => one.endpoint === endpoint),
    settledByPush: (bookingId: string, kind: string, expected: object) =>
      opened.settled(bookingId, kind, expected, 'push'),
    async forgetAll(): Promise<void> {
      await opened.app.database.query({ name: 'test.no-push', text: 'DELETE FROM push_subscription', values: [] });
      await choose(opened.dana, []);
    },
    close: () => Promise.all([opened.close(), service.close()]),
  };
}

export type PushApp = Awaited<ReturnType<typeof openPush>>;
