/** What was given cannot be read as an archive, a folder or text; the message is a whole sentence. */
export class Unreadable extends Error {}
