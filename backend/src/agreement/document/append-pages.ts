/**
 * Adds the pages of a document of ours to another one, as an incremental update (ISO 32000-1, 7.5.6): the bytes of `signed` stay as they
 * are, and their hash with them. Both are written by pdfkit, whose objects stand one after the other with a plain table of positions.
 */
export function appendPages(signed: Buffer, added: Buffer): Buffer {
  const [base, extra] = [read(signed), read(added)];
  const shift = (id: number): number => id + base.size - 1;
  const pages = extra.dictionary(extra.pagesId);
  const leftOut = new Set([extra.rootId, extra.infoId, extra.pagesId]);
  const objects = [...extra.positions.keys()].flatMap((id) =>
    leftOut.has(id) ? [] : [renumbered(extra.object(id), shift, { from: extra.pagesId, to: base.pagesId })],
  );
  const formerPages = base.dictionary(base.pagesId);
  const kids = `${kidsOf(formerPages)} ${kidsOf(pages).replaceAll(REFERENCE, (_, id: string) => `${shift(Number(id))} 0 R`)}`;
  const count = countOf(formerPages) + countOf(pages);
  const list = `${base.pagesId} 0 obj\n${formerPages
    .replace(/\/Kids \[[^\]]*\]/, `/Kids [${kids}]`)
    .replace(/\/Count \d+/, `/Count ${count}`)}\nendobj\n`;
  const written = [Buffer.from(list, 'latin1'), ...objects];
  const ids = [base.pagesId, ...[...extra.positions.keys()].filter((id) => !leftOut.has(id)).map(shift)];
  let at = signed.length + 1;
  const table = ids.map((id, nth) => {
    const line = `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    at += written[nth]?.length ?? 0;
    return line;
  });
  const size = base.size + extra.size - 1;
  const end = `xref\n${table.join('')}trailer\n<<\n/Size ${size}\n/Root ${base.rootId} 0 R\n/Info ${base.infoId} 0 R\n/Prev ${base.tableAt}\n>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([signed, Buffer.from('\n'), ...written, Buffer.from(end, 'latin1')]);
}

const REFERENCE = /\b(\d+) 0 R\b/g;

function read(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const tableAt = Number(found(/startxref\n(\d+)\n%%EOF\s*$/, text));
  const [head = '', trailer = ''] = text.slice(tableAt).split('trailer');
  const lines = head.match(/\d{10} \d{5} [nf]/g) ?? [];
  const positions = new Map(lines.flatMap((line, id) => (line.endsWith('n') ? [[id, Number(line.slice(0, 10))]] : [])));
  const inOrder = [...positions.values(), tableAt].toSorted((one, other) => one - other);
  const object = (id: number): Buffer => {
    const from = positions.get(id) ?? NaN;
    return pdf.subarray(from, inOrder[inOrder.indexOf(from) + 1]);
  };
  const dictionary = (id: number): string => found(/^\d+ 0 obj\n([\s\S]*?)\nendobj/, object(id).toString('latin1'));
  const rootId = Number(found(/\/Root (\d+) 0 R/, trailer));
  return {
    positions,
    object,
    dictionary,
    tableAt,
    rootId,
    size: Number(found(/\/Size (\d+)/, trailer)),
    infoId: Number(found(/\/Info (\d+) 0 R/, trailer)),
    pagesId: Number(found(/\/Pages (\d+) 0 R/, dictionary(rootId))),
  };
}

function found(pattern: RegExp, text: string): string {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) throw new Error(`a document of ours has no ${String(pattern)}`);
  return part;
}

const kidsOf = (pages: string): string => found(/\/Kids \[([^\]]*)\]/, pages);
const countOf = (pages: string): number => Number(found(/\/Count (\d+)/, pages));

/** With other numbers in its head and its references; what a stream holds is left as it is. */
function renumbered(
  object: Buffer,
  shift: (id: number) => number,
  pages: { readonly from: number; readonly to: number },
): Buffer {
  const streamAt = object.indexOf('\nstream\n', 0, 'latin1');
  const end = streamAt === -1 ? object.length : streamAt;
  const head = object
    .subarray(0, end)
    .toString('latin1')
    .replace(/^(\d+) 0 obj/, (_, id: string) => `${shift(Number(id))} 0 obj`)
    .replaceAll(REFERENCE, (_, id: string) => `${Number(id) === pages.from ? pages.to : shift(Number(id))} 0 R`);
  return Buffer.concat([Buffer.from(head, 'latin1'), object.subarray(end)]);
}
