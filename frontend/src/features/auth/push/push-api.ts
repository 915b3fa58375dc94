import type { PushType } from '@rigbook/contracts/notifications/push/push.words';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PushSettings } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { ownSubscription, subscribeHere, unsubscribeHere } from './browser-push.js';

export interface PushState extends PushSettings {
  /** what the server knows of this device, if its browser still has its part of it */
  readonly here: PushSettings['devices'][number] | undefined;
}

/** Server and browser each have a part, and either may have lost it. */
export const pushQuery = queryOptions({
  queryKey: keys.push,
  queryFn: async (): Promise<PushState> => {
    const [settings, own] = await Promise.all([bodyOf(api.GET('/api/push')), ownSubscription()]);
    return { ...settings, here: own ? settings.devices.find(({ isThis }) => isThis) : undefined };
  },
  refetchOnMount: 'always',
});

function useChange<Given>(change: (given: Given) => Promise<unknown>, inTurns?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(inTurns !== undefined && { scope: { id: inTurns } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.push }),
  });
}

export const useSwitchOn = () =>
  useChange(async (serverKey: string) =>
    bodyOf(api.PUT('/api/push/this-device', { body: await subscribeHere(serverKey) })),
  );

export const useSwitchOff = () =>
  useChange(async ({ id, isThis }: PushSettings['devices'][number]) => {
    await bodyOf(api.DELETE('/api/push/devices/{id}', { params: { path: { id } } }));
    if (isThis) await unsubscribeHere();
  });

/** One after another, so that the last choice is the one that stays. */
export const useChooseTypes = () =>
  useChange((switchedOff: PushType[]) => bodyOf(api.PUT('/api/push/choice', { body: { switchedOff } })), 'push-types');
