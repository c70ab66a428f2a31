// Documents from the file to the fact that they prove: taken in, verified, named by facts, opened, and refused.
// What a file has to be is tested in the formats room; who may see which contents, in the store.

import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import { paperOf, pngOf } from '../../../test/office/papers.ts';
import { enrollJudge, officeForAll, refused, rowsRefused, sentTwice, sqlOf } from '../../../test/office/scenarios.ts';
import { type Asking, perform, VERBS } from '../index.ts';

let house: TestOffice;
officeForAll((opened) => {
  house = opened;
});
beforeAll(async () => {
  const judge = { born: '1970-03-15', from: '2010-01-04', annual: '89600.00' };
  await enrollJudge(house, 'P1', judge);
  await enrollJudge(house, 'P2', judge);
});

const paper = (text: string, more: object = {}) => ({
  participant: 'P1',
  kind: 'birth',
  name: 'scan.png',
  content: paperOf(text),
  ...more,
});

const bring = async (text: string, more: object = {}, who = 'clerk'): Promise<string> =>
  (await house.as(who, 'add-document', paper(text, more))).document;

const record = (who = 'auditor') => house.as(who, 'read-participant', { participant: 'P1' });

const onFile = async (id: string, who?: string) =>
  (await record(who)).documents.find((one: { id: string }) => one.id === id);

describe('a document', () => {
  test('is taken in once, with its pages and its hash, and says that it was not scanned', async () => {
    const pdf = await PDFDocument.create();
    for (let page = 0; page < 4; page++) pdf.addPage();
    const bytes = Buffer.from(await pdf.save());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const input = { participant: 'P1', kind: 'service', name: 'certificación.pdf', receivedOn: '2026-10-30' };
    const told = await sentTwice(house, 'clerk', 'add-document', { ...input, content: bytes.toString('base64') });
    const seen = { kind: 'service', mediaType: 'application/pdf', pages: 4, size: bytes.length, sha256 };
    expect(told).toEqual({ ...seen, document: expect.any(String), scan: 'off' });
    expect(await onFile(told.document)).toEqual({
      ...seen,
      id: told.document,
      name: 'certificación.pdf',
      receivedOn: '2026-10-30',
      scanned: false,
      broughtBy: 'clerk',
      verifiedBy: null,
      proves: [],
      recorded: expect.any(Number),
    });
    expect(await house.as('approver', 'get-document', { participant: 'P1', document: told.document })).toEqual({
      name: 'certificación.pdf',
      mediaType: 'application/pdf',
      sha256,
      base64: bytes.toString('base64'),
    });
  });

  test('of ten mebibytes is taken whole', async () => {
    const content = paperOf('x'.repeat(10 * 1024 * 1024 - 12));
    const id = await bring('', { content });
    const { base64 } = await house.as('clerk', 'get-document', { participant: 'P1', document: id });
    expect(base64 === content).toBe(true);
    await refused(house, 'document-too-large', () =>
      house.as('clerk', 'add-document', paper('', { content: paperOf('x'.repeat(10 * 1024 * 1024)) })),
    );
  });

  test.each([
    ['empty', '', 'document-empty'],
    ['of an unknown type, whatever its name says', Buffer.from('hello').toString('base64'), 'document-type-unknown'],
    ['cut short', Buffer.from('%PDF-1.7 and no more').toString('base64'), 'document-damaged'],
  ])('that is %s is refused', async (_, content, code) => {
    await refused(house, code, () => house.as('clerk', 'add-document', paper('', { name: 'x.pdf', content })));
  });

  test('is not taken twice of one participant: the refusal says which it is', async () => {
    const id = await bring('twice');
    const again = house.as('caseworker', 'add-document', paper('twice', { kind: 'letter', name: 'other.png' }));
    await expect(again).rejects.toMatchObject({ code: 'same-document', details: { document: id } });
    expect(await bring('twice', { participant: 'P2' })).not.toBe(id);
  });

  test('is about somebody on file, and came in by today', async () => {
    expect(
      await rowsRefused(house, () => house.as('clerk', 'add-document', paper('z', { participant: 'P0' }))),
    ).toEqual(['0 participant no-such-participant']);
    await refused(house, 'dates-contradict', () =>
      house.as('clerk', 'add-document', paper('z', { receivedOn: '2031-01-01' })),
    );
  });

  test('stands nowhere in the database as it is', async () => {
    await bring('a thing that nobody is to read');
    for (const table of ['document_content', 'command', 'document']) {
      const text = JSON.stringify(await sqlOf(house, `select x::text as t from retiro.${table} x`));
      expect(text, table).not.toContain(pngOf('a thing that nobody is to read').toString('hex'));
      expect(text, table).not.toContain(paperOf('a thing that nobody is to read'));
    }
  });
});

describe('a verification', () => {
  test('is by another person than who brought it in, and once', async () => {
    const input = { participant: 'P1', document: await bring('to verify') };
    await refused(house, 'own-proposal', () => house.as('clerk', 'verify-document', input));
    const { known } = await record();
    await sentTwice(house, 'caseworker', 'verify-document', input);
    await refused(house, 'already-decided', () => house.as('approver', 'verify-document', input));
    expect((await onFile(input.document)).verifiedBy).toBe('caseworker');
    expect((await record()).known).toBe(known + 1);
  });

  test('is of a document on file', async () => {
    await refused(house, 'no-such-document', () =>
      house.as('approver', 'verify-document', { participant: 'P1', document: 'x' }),
    );
  });
});

describe('a fact', () => {
  const SPELL = { participant: 'P1', spell: 'G1', capacity: 'government', from: '1999-01-01', to: '2001-12-31' };
  test('says which document proves it, and the document which facts it proves', async () => {
    const document = await bring('service of another agency', { kind: 'service' });
    await house.as('clerk', 'record-service', { rows: [{ ...SPELL, document }] });
    await house.as('clerk', 'record-salaries', {
      rows: [{ participant: 'P1', from: '2012-01-01', annual: '90000.00', document }],
    });
    await house.as('clerk', 'record-beneficiaries', {
      participant: 'P1',
      orders: [{ filedOn: '2020-02-02', recognizedOn: '2020-02-02', designees: [{ name: 'Ada' }] }],
      document,
    });
    const { service, salaries, orders } = await record();
    const named = [...service, ...salaries, ...orders].filter((one) => one.document === document);
    expect(named).toHaveLength(3);
    expect((await onFile(document)).proves).toEqual(expect.arrayContaining(named.map(({ fact }) => fact)));
  });

  test('names a document of the same participant', async () => {
    const document = await bring('of P2', { participant: 'P2' });
    const row = { ...SPELL, spell: 'G2', document };
    expect(await rowsRefused(house, () => house.as('clerk', 'record-service', { rows: [row] }))).toEqual([
      '0 document no-such-document',
    ]);
    const death = { participant: 'P1', diedOn: '2026-10-30', document };
    expect(await rowsRefused(house, () => house.as('clerk', 'record-deaths', { rows: [death] }))).toEqual([
      '0 document no-such-document',
    ]);
    const order = { participant: 'P1', heirs: [{ name: 'Ada' }], document };
    await refused(house, 'no-such-document', () => house.as('clerk', 'record-beneficiaries', order));
  });
});

describe('a medical document', () => {
  let document: string;
  beforeAll(async () => {
    document = await bring('oncology', { kind: 'medical', name: 'oncology report.png' });
  });

  test('is seen to be there by whoever sees the case, and its name says nothing', async () => {
    expect(await onFile(document, 'payroll')).toMatchObject({ kind: 'medical', name: 'medical.png' });
    expect(JSON.stringify(await sqlOf(house, 'select * from retiro.document'))).not.toContain('oncology');
  });

  test.each(['clerk', 'caseworker', 'approver', 'auditor'])('is not opened by a %s', async (who) => {
    await refused(house, 'medical-alone', () => house.as(who, 'get-document', { participant: 'P1', document }));
  });

  test('is opened by a medical reviewer, which leaves an audit line, and verified by none other', async () => {
    await refused(house, 'medical-alone', () =>
      house.as('caseworker', 'verify-document', { participant: 'P1', document }),
    );
    const { base64 } = await house.as('medical', 'get-document', { participant: 'P1', document });
    expect(base64).toBe(paperOf('oncology'));
    const lines = await sqlOf(
      house,
      `select a.person, a.subject, c.outcome from retiro.audit a join retiro.command c on c.id = a.command
        where a.name = 'open-document' and c.outcome ->> 'document' = '${document}'`,
    );
    expect(lines).toMatchObject([{ person: 'medical', subject: 'P1' }]);
    expect(JSON.stringify(lines)).not.toContain(paperOf('oncology'));
    await house.as('medical', 'verify-document', { participant: 'P1', document });
  });
});

describe('a scanner', () => {
  const scan = (scanner: string, text: string) => {
    const verb = VERBS.get('add-document');
    if (verb === undefined) throw new RangeError('there is no verb');
    const asking: Asking = { person: house.person('clerk') };
    return perform({ ...house.office, scanner }, verb, asking, paper(text));
  };

  test('is given the bytes, and what it lets through says so', async () => {
    const { outcome } = await scan("grep -q 'clean as it comes'", 'clean as it comes');
    expect(outcome).toMatchObject({ scan: 'passed' });
    expect(await onFile((outcome as { document: string }).document)).toMatchObject({ scanned: true });
  });

  test.each([
    ['refuses', 'exit 1', 'document-refused-by-scanner'],
    ['fails', 'exit 2', 'scanner-failed'],
    ['is not there', '/no/such/scanner', 'scanner-failed'],
    ['is killed', 'kill -9 $$', 'scanner-failed'],
  ])('that %s keeps the document out', async (_, scanner, code) => {
    const before = (await record()).documents.length;
    await refused(house, code, () => scan(scanner, `kept out: ${scanner}`));
    expect((await record()).documents).toHaveLength(before);
  });
});
