// Documents told by their bytes: each type with its pages, and each way in which a file is none.
// PDFs are made by a writer of PDF here, and then damaged or protected.

import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { lookAtDocument, MOST_DOCUMENT_BYTES } from './document.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

async function pdfOf(pages: number, useObjectStreams: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page++) pdf.addPage([200, 100]);
  return pdf.save({ useObjectStreams });
}

test.each([
  [1, true],
  [3, false],
  [120, true],
])('a PDF of %i pages, packed: %j', async (pages, packed) => {
  expect(await lookAtDocument(await pdfOf(pages, packed))).toEqual({ mediaType: 'application/pdf', pages });
});

test('images are a page each', async () => {
  expect(await lookAtDocument(bytes([0xff, 0xd8, 0xff, 0xe0], 'picture', [0xff, 0xd9]))).toEqual({
    mediaType: 'image/jpeg',
    pages: 1,
  });
  expect(await lookAtDocument(bytes(PNG_START, 'picture', 'IEND'))).toEqual({ mediaType: 'image/png', pages: 1 });
});

test.each<[string, Uint8Array, string]>([
  ['nothing', bytes(), 'empty'],
  ['a text', bytes('Estimado señor:'), 'unknown-type'],
  ['a page of the web', bytes('<html><script>alert(1)</script>'), 'unknown-type'],
  ['a program', bytes('MZ\u0090'), 'unknown-type'],
  ['a GIF', bytes('GIF89a'), 'unknown-type'],
  ['a PDF behind something else', bytes('<html>%PDF-1.7\n%%EOF'), 'unknown-type'],
  ['a PDF without an end', bytes('%PDF-1.7\n1 0 obj <<>> endobj'), 'damaged'],
  ['a PDF without anything in it', bytes('%PDF-1.7\n%%EOF'), 'damaged'],
  ['a JPEG cut short', bytes([0xff, 0xd8, 0xff, 0xe0], 'picture'), 'damaged'],
  ['a PNG cut short', bytes(PNG_START, 'picture'), 'damaged'],
  ['too much', new Uint8Array(MOST_DOCUMENT_BYTES + 1), 'too-large'],
])('%s is none', async (_, given, fault) => {
  expect(await lookAtDocument(given)).toEqual({ fault });
});

test('a PDF of which a part is gone is damaged, wherever it is gone from', async () => {
  const whole = await pdfOf(5, false);
  const cut = Buffer.concat([whole.subarray(0, 60), whole.subarray(whole.length - 40)]);
  expect(await lookAtDocument(cut)).toEqual({ fault: 'damaged' });
  expect(await lookAtDocument(whole.subarray(0, whole.length - 20))).toEqual({ fault: 'damaged' });
});

test('a PDF whose pages contain themselves is damaged', async () => {
  const given = bytes(
    '%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [2 0 R] /Count 1>> endobj\n',
    'trailer <</Root 1 0 R /Size 3>>\n%%EOF',
  );
  expect(await lookAtDocument(given)).toEqual({ fault: 'damaged' });
});

test('a PDF under a password says so', async () => {
  const text = Buffer.from(await pdfOf(1, false)).toString('latin1');
  const given = text.replace('/Root', '/Encrypt <</Filter /Standard /V 1 /R 2>> /Root');
  const encrypted = Buffer.from(given, 'latin1');
  expect(await lookAtDocument(encrypted)).toEqual({ fault: 'encrypted' });
  // What is encrypted cannot always be read so far.
  const unread = Buffer.concat([encrypted.subarray(0, 60), encrypted.subarray(encrypted.length - 120)]);
  expect(await lookAtDocument(unread)).toEqual({ fault: 'encrypted' });
});
