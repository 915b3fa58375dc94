/** Whether a code of Node's says that a certificate was not believed, or that the other side speaks no TLS. */
export const isAboutSecurity = (code: string): boolean => /CERT|TLS|SSL|^UNABLE_TO_VERIFY/.test(code);
