/** The commonest passwords that were found in leaks, in small letters. Loaded when needed, which is rarely. */
export async function commonestPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
