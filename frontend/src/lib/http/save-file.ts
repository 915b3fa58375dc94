interface Answered {
  readonly data?: Blob | undefined;
  readonly response: Response;
}

/** Has the browser save a response as a file, under the name that the server gives it. */
export function saveFile({ data, response }: Answered, nameOtherwise: string): void {
  const address = URL.createObjectURL(data ?? new Blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition') ?? '') ?? nameOtherwise;
  link.click();
  URL.revokeObjectURL(address);
}

const nameIn = (disposition: string): string | undefined => /filename="([^"]+)"/.exec(disposition)?.[1];
