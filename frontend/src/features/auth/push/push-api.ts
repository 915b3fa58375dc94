import type { PushType } from '@rigbook/contracts/notifications/push/push.words';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushSettings } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useDeviceOwner } from '../../../lib/device/owned-storage.js';
import { pushHere } from '../../../lib/device/push-here.js';
import { isReplaced, ownSubscription, subscribeHere, subscribeWith, unsubscribeHere } from './browser-push.js';

export interface PushState extends PushSettings {
  /** what the server knows of this device, if its browser still has its part of it */
  readonly here: PushSettings['devices'][number] | undefined;
  /** They were on for this person, and one of the two has lost its part. */
  readonly haveEnded: boolean;
}

const readSettings = (): Promise<PushSettings> => bodyOf(api.GET('/api/push'));

/** Server and browser each have a part, and either may have lost it. What the browser has replaced, the server is told. */
const pushQuery = (owner: string) =>
  queryOptions({
    queryKey: keys.push,
    queryFn: async (): Promise<PushState> => {
      const [stored, own] = await Promise.all([readSettings(), ownSubscription()]);
      const told = pushHere.endpoint(owner);
      const renew = own && told !== undefined && isReplaced(own, told, stored.serverKey);
      const settings = renew && (await renewed(owner, told, stored.serverKey)) ? await readSettings() : stored;
      const here = own ? settings.devices.find(({ isThis }) => isThis) : undefined;
      return { ...settings, here, haveEnded: told !== undefined && here === undefined };
    },
    refetchOnMount: 'always',
  });

export const usePush = () => useQuery(pushQuery(useDeviceOwner()));

/** If that fails, the person is told that push messages have ended here, and the next time it is tried again. */
async function renewed(owner: string, formerEndpoint: string, serverKey: string): Promise<boolean> {
  try {
    const browser = await subscribeWith(serverKey);
    await bodyOf(api.PUT('/api/push/this-device/renewal', { body: { ...browser, formerEndpoint } }));
    pushHere.keep(owner, browser.endpoint);
    return true;
  } catch {
    return false;
  }
}

function useChange<Given>(change: (given: Given) => Promise<unknown>, inTurns?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(inTurns !== undefined && { scope: { id: inTurns } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.push }),
  });
}

export function useSwitchOn() {
  const owner = useDeviceOwner();
  return useChange(async (serverKey: string) => {
    const browser = await subscribeHere(serverKey);
    await bodyOf(api.PUT('/api/push/this-device', { body: browser }));
    pushHere.keep(owner, browser.endpoint);
  });
}

export function useSwitchOff() {
  const owner = useDeviceOwner();
  return useChange(async ({ id, isThis }: PushSettings['devices'][number]) => {
    await bodyOf(api.DELETE('/api/push/devices/{id}', { params: { path: { id } } }));
    if (!isThis) return;
    pushHere.forget(owner);
    await unsubscribeHere();
  });
}

/** One after another, so that the last choice is the one that stays. */
export const useChooseTypes = () =>
  useChange((switchedOff: PushType[]) => bodyOf(api.PUT('/api/push/choice', { body: { switchedOff } })), 'push-types');
