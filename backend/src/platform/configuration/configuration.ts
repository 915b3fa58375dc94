import { type DynamicModule, Module } from '@nestjs/common';

/** Everything that the environment decides, read once at the start. Inject it by this class; it has no behavior. */
export abstract class Configuration {
  abstract readonly production: boolean;
  abstract readonly logLevel: LogLevel;
  abstract readonly http: HttpConfiguration;
  /** undefined: the embedded server */
  abstract readonly databaseUrl: string | undefined;
  /** undefined: the queue runs on Postgres */
  abstract readonly redisUrl: string | undefined;
  /** absolute path of the folder for data that is not in the database */
  abstract readonly dataFolder: string;
  abstract readonly seal: SealConfiguration;
  abstract readonly metrics: MetricsConfiguration;
  /** where traces are sent (OTLP over HTTP); undefined: nowhere */
  abstract readonly tracesTo: string | undefined;
  abstract readonly demo: boolean;
  /** whether the demo begins with the bookings of a day, or with people and vehicles only */
  abstract readonly demoBookings: boolean;
  /** signs values that must come back unchanged; at least 32 characters */
  abstract readonly sessionSecret: string;
  /** the admin password of a new organization; used at its first start only */
  abstract readonly adminPassword: string | undefined;
  /** undefined: files under the data folder */
  abstract readonly objectStorage: ObjectStorageConfiguration | undefined;
  abstract readonly backup: BackupConfiguration;
  abstract readonly mail: MailConfiguration | undefined;
  abstract readonly whatsApp: WhatsAppConfiguration | undefined;
  abstract readonly microsoft: MicrosoftConfiguration | undefined;
  /** the only hosts that webhooks are sent to; undefined: any on the public internet */
  abstract readonly webhookHosts: readonly string[] | undefined;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Proxies whose X-Forwarded-For is used: how many are in front of the server, or their addresses and networks. */
export type TrustedProxies = number | readonly string[];

export interface HttpConfiguration {
  readonly host: string;
  readonly port: number;
  /** the address that people type, without a slash at its end; undefined: as the browser sends it */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: TrustedProxies;
  /** where weaknesses are reported: `mailto:` or `https://`; undefined: not said */
  readonly securityContact: string | undefined;
  /** whether people are refused beyond their quotas of writes; off for load tests */
  readonly limitsWrites: boolean;
  /** seconds from "not ready" to the end of the server, in which proxies notice; 0 without one */
  readonly drainSeconds: number;
}

/** Without a port and a token there are no metrics. */
export interface MetricsConfiguration {
  /** a separate port; undefined: on the API's port, for callers that send the token */
  readonly port: number | undefined;
  /** what callers must send as a bearer token */
  readonly token: string | undefined;
}

export interface SealConfiguration {
  /** PEM; undefined: a key is made and stored in the data folder */
  readonly privateKey: string | undefined;
  /** absolute path; outside the database on purpose */
  readonly headsFile: string;
}

/** A service that speaks S3, and a key to it. */
export interface S3Service {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface ObjectStorageConfiguration extends S3Service {
  readonly bucket: string;
}

export interface BackupConfiguration {
  /** where workers put a backup every day: a folder, or s3://bucket/prefix; undefined: none is scheduled */
  readonly to: string | undefined;
  /** the hour in UTC from which the day's backup is due */
  readonly hour: number;
  readonly keepDays: number;
  /** the service for s3:// addresses; undefined: that of the photos */
  readonly service: S3Service | undefined;
}

export interface MailConfiguration {
  readonly server: MailServer;
  readonly from: MailAddress;
}

export interface MailServer {
  readonly host: string;
  /** undefined: the protocol's default */
  readonly port: number | undefined;
  /** TLS from the start; otherwise STARTTLS */
  readonly secure: boolean;
  /** sends nothing unless the server takes up STARTTLS */
  readonly requiresTls: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface WhatsAppConfiguration {
  /** with the version, without a trailing slash */
  readonly apiUrl: string;
  readonly token: string;
  readonly phoneNumberId: string;
  /** undefined: no delivery reports */
  readonly webhook: WebhookConfiguration | undefined;
}

export interface WebhookConfiguration {
  /** signs the reports */
  readonly appSecret: string;
  /** confirms the subscription to reports */
  readonly verifyToken: string;
}

export interface MicrosoftConfiguration {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** A wrong or missing variable. The message is one line for the terminal and contains no secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Provides the configuration of this process as `Configuration`. */
@Module({})
export class ConfigurationModule {
  static of(configuration: Configuration): DynamicModule {
    return {
      module: ConfigurationModule,
      global: true,
      providers: [{ provide: Configuration, useValue: configuration }],
      exports: [Configuration],
    };
  }
}
