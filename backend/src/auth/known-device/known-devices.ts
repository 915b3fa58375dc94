import { Injectable } from '@nestjs/common';
import { type Confirmation, provingConfirmations } from '@rigbook/contracts/auth/device.words';
import type { Instant } from '@rigbook/contracts/kernel';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/index.js';
import { browserAndSystem, type RigbookRequest } from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { SessionIds } from '../session/session.cookie.js';
import { clientNetworks } from '../throttle/client-network.js';
import { DeviceCookie } from './device.cookie.js';
import { knownDeviceOf, rememberDevice, renewBrowser } from './known-device.statements.js';
import { type SeenDevice, sweepDevices } from './known-device.statements.js';

/** Whether a sign-in on a device needs a confirmation, and the device if it needs none. */
export interface Standing {
  readonly needsConfirmation: boolean;
  readonly deviceId: string | undefined;
  /** Where no device is confirmed, the digits are all that somebody has to know. */
  readonly digitsProve: boolean;
}

interface DeviceOfSession {
  readonly session: string;
  readonly device: SeenDevice;
  readonly confirmedBy: Confirmation;
  /** The device is known: it keeps its cookie. */
  readonly isKnown?: boolean;
  /** whether the digits prove who the person is */
  readonly digitsProve?: boolean;
  readonly now: Instant;
}

/** Devices on which people have signed in, for each person of a browser separately. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
    private readonly browserIds: SessionIds,
    private readonly cookie: DeviceCookie,
    private readonly ids: Ids,
  ) {}

  /** What the request tells about its device. */
  seen(request: RigbookRequest): SeenDevice {
    return {
      browserHash: this.browserIds.nameOf(this.cookie.read(request), 'device'),
      ...browserAndSystem(request.headers['user-agent']),
      network: clientNetworks(request.ip).address,
    };
  }

  async standing({ browserHash }: SeenDevice, unitNumber: string, now: Instant): Promise<Standing> {
    const { confirmNewDevices } = await this.settings.current();
    const known =
      browserHash === undefined ? undefined : await this.database.fetch(knownDeviceOf(browserHash, unitNumber, now));
    const counts = known !== undefined && (!confirmNewDevices || known.confirmedBy !== 'digits');
    return {
      needsConfirmation: confirmNewDevices && !counts,
      deviceId: counts ? known.id : undefined,
      digitsProve: !confirmNewDevices,
    };
  }

  /**
   * Remembers the device of a session. Returns the new value of the cookie, if it changes: one that someone read from a shared
   * browser earlier is worthless once another person has confirmed the browser as theirs.
   */
  async remember({ device, isKnown, digitsProve, ...begun }: DeviceOfSession): Promise<string | undefined> {
    const { confirmedBy, now } = begun;
    const isProof = confirmedBy === 'digits' ? digitsProve === true : provingConfirmations.includes(confirmedBy);
    const keeps = isKnown === true && device.browserHash !== undefined;
    const browserId = keeps ? undefined : this.browserIds.newId();
    const browserHash = this.browserIds.nameOf(browserId, 'device') ?? device.browserHash ?? '';
    if (!keeps && device.browserHash !== undefined)
      await this.database.query(renewBrowser(device.browserHash, browserHash));
    const remembered = await this.database.query(
      rememberDevice({ ...device, ...begun, browserHash, id: this.ids.newId(), isProof }),
    );
    await this.database.query(sweepDevices(now));
    return remembered.length > 0 ? browserId : undefined;
  }

  /** Keeps the cookie for another 180 days. */
  keepCookie(request: RigbookRequest, reply: FastifyReply, browserId: string | undefined): void {
    const value = browserId ?? this.cookie.read(request);
    if (value !== undefined) this.cookie.set(reply, value);
  }
}
