import type { MicrosoftConfiguration, ObjectStorageConfiguration } from './configuration.js';
import type { Variables } from './variables.js';

const web = ['https', 'http'] as const;

/** Each outside service is either described whole or not used. */
export function readObjectStorage(variables: Variables): ObjectStorageConfiguration | undefined {
  const endpoint = variables.url('S3_ENDPOINT', web);
  const values = variables.group(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT']);
  return (
    values && {
      endpoint: endpoint ?? values.S3_ENDPOINT,
      region: variables.text('S3_REGION') ?? 'us-east-1',
      bucket: values.S3_BUCKET,
      accessKeyId: values.S3_ACCESS_KEY_ID,
      secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    }
  );
}

export function readMicrosoft(variables: Variables): MicrosoftConfiguration | undefined {
  const issuer = variables.url('MICROSOFT_ISSUER', web);
  const values = variables.group(['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET']);
  if (!values) return undefined;
  const tenant = issuer ?? variables.required('MICROSOFT_TENANT_ID', 'it belongs to MICROSOFT_CLIENT_ID');
  return {
    clientId: values.MICROSOFT_CLIENT_ID,
    clientSecret: values.MICROSOFT_CLIENT_SECRET,
    issuer: issuer ?? `https://login.microsoftonline.com/${tenant}/v2.0`,
  };
}
