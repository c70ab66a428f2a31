// What a document that was brought in is, told by its bytes alone: a PDF with its pages, a JPEG or a PNG; or why it is none.
// Its name says nothing here. Where documents are kept, and who may see them, is the office's.

/** The types of documents that are taken. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

export interface DocumentFound {
  readonly mediaType: DocumentType;
  /** Of an image 1. */
  readonly pages: number;
}

/** Why bytes are not taken as a document. */
export type DocumentFault = 'empty' | 'too-large' | 'unknown-type' | 'damaged' | 'encrypted';

/** 10 MiB: a hundred scanned pages fit. */
export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024;

const PDF = codesOf('%PDF-');
const PDF_END = codesOf('%%EOF');
/** How a PDF names its encryption, in a part of it that is never encrypted. */
const PDF_ENCRYPTED = codesOf('/Encrypt');
const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = codesOf('IEND');

/** Readers look for the end of a PDF among so many last bytes. */
const TAIL_BYTES = 1024;

/** What the bytes are, or the first thing that keeps them from being a document. A file that was cut short is damaged. */
export async function lookAtDocument(bytes: Uint8Array): Promise<DocumentFound | { readonly fault: DocumentFault }> {
  if (bytes.length === 0) return { fault: 'empty' };
  if (bytes.length > MOST_DOCUMENT_BYTES) return { fault: 'too-large' };
  if (startsWith(bytes, PDF)) {
    return holds(bytes.subarray(-TAIL_BYTES), PDF_END) ? pagesOfPdf(bytes) : { fault: 'damaged' };
  }
  if (startsWith(bytes, JPEG)) return image('image/jpeg', holds(bytes.subarray(JPEG.length), JPEG_END));
  if (startsWith(bytes, PNG)) return image('image/png', holds(bytes, PNG_END));
  return { fault: 'unknown-type' };
}

function image(mediaType: DocumentType, whole: boolean): DocumentFound | { readonly fault: DocumentFault } {
  return whole ? { mediaType, pages: 1 } : { fault: 'damaged' };
}

/** The reader of PDF is loaded when there is one to read: the office starts without it. */
async function pagesOfPdf(bytes: Uint8Array): Promise<DocumentFound | { readonly fault: DocumentFault }> {
  const { PDFDocument } = await import('pdf-lib');
  try {
    const pdf = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
    });
    if (pdf.isEncrypted) return { fault: 'encrypted' };
    const pages = pdf.getPageCount();
    return pages > 0 ? { mediaType: 'application/pdf', pages } : { fault: 'damaged' };
  } catch {
    // Whatever the reader stumbles over, it is the bytes that are not right: mostly because it has no password to read them.
    return { fault: holds(bytes, PDF_ENCRYPTED) ? 'encrypted' : 'damaged' };
  }
}

function codesOf(text: string): readonly number[] {
  return [...text].map((char) => char.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
