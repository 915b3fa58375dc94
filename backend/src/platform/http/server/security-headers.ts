/** Scripts, fonts and requests only from this server; styles also inside the page, since its components write them. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const ALWAYS = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * What a page could ask a person or their device for, as browsers name it, and this one never does. `bluetooth` is not among it: Chromium on
 * Linux does not know the name, and warns.
 */
const NEVER_ASKED_FOR = [
  'microphone',
  'display-capture',
  'midi',
  'payment',
  'serial',
  'usb',
  'hid',
  'idle-detection',
  'local-fonts',
  'window-management',
  'storage-access',
  'clipboard-read',
  'xr-spatial-tracking',
];

/** Browsers heed them for what a person can open: a page, a file, an error. */
const OF_DOCUMENTS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // the camera reads the code of a joint handover; who returns a vehicle may add the position of the phone
  'permissions-policy': [
    'camera=(self)',
    'geolocation=(self)',
    ...NEVER_ASKED_FOR.map((feature) => `${feature}=()`),
  ].join(', '),
  'referrer-policy': 'no-referrer',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/**
 * The headers that protect every answer: those that the package helmet sets, and what the page may ask of a device. Plain http://localhost
 * must keep working, so there is no upgrade to https and no HSTS unless the public address is https.
 */
export const securityHeaders = (publicUrl: string | undefined): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https://')
    ? {
        ...ALWAYS,
        ...OF_DOCUMENTS,
        'content-security-policy': `${CONTENT_SECURITY_POLICY};upgrade-insecure-requests`,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }
    : { ...ALWAYS, ...OF_DOCUMENTS, 'content-security-policy': CONTENT_SECURITY_POLICY };

/** Scripts, styles and fonts of the page go without: a few hundred bytes of each of its many files. */
export const headersOfDocuments: readonly string[] = [...Object.keys(OF_DOCUMENTS), 'content-security-policy'];
